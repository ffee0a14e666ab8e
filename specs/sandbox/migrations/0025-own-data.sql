-- A change of the sign-in e-mail that waits to be confirmed in both mailboxes; of each customer the newest only.
create table email_changes (
  customer_id integer primary key references customers (id),
  old_email text not null,
  new_email text not null,
  old_token_hash text not null unique,
  new_token_hash text not null unique,
  -- the link of a mail answers the same for a while after it was followed
  old_confirmed timestamptz,
  new_confirmed timestamptz,
  done timestamptz,
  expires timestamptz not null
);

-- Tokens of accounts that were deleted, so that who repeats the request hears that it is done.
create table ended_tokens (
  token_hash text primary key,
  ended timestamptz not null
);
create index on ended_tokens (ended);

-- who wrote a review, while they have an account
alter table reviews add column customer_id integer references customers (id);
create index on reviews (customer_id) where customer_id is not null;

create index on cart_merges (customer_id);
create index on access_tokens (customer_id);
