-- Accounts that were asked for. Each becomes a customer when the link of its own mail is followed, so that an account
-- asked for with the e-mail of somebody else is nothing until they agree, and then has the password of that request.
create table registrations (
  token_hash text primary key,
  email text not null,
  password_hash text not null,
  doc jsonb not null,
  newsletter boolean not null,
  -- placed together with the wish for an account; it joins the account
  order_id uuid references orders (id),
  created timestamptz not null,
  -- the link of a mail answers the same for a while after it was followed
  confirmed_at timestamptz
);
create index on registrations (email, created desc);

-- Keys that work once: to set a new password, and to sign in as a customer.
create table one_time_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset', 'exchange')),
  email text not null,
  expires timestamptz not null,
  used boolean not null default false
);
create index on one_time_tokens (email);

-- Tries that may be wrong, by account or address: how many failed, and when the next one is judged.
drop table login_failures;
create table tries (
  name text primary key,
  failed integer not null,
  latest timestamptz not null,
  next timestamptz not null
);

-- How merging a guest cart ended, to be answered again.
create table cart_merges (
  guest_token_hash text primary key,
  customer_id integer not null references customers (id),
  result jsonb not null,
  created timestamptz not null
);
create index on cart_merges (created);
