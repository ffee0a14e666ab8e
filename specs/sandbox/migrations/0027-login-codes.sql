-- Codes to sign in with: one of each e-mail, also of those without an account.
create table login_codes (
  email text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires timestamptz not null
);
