-- How many days a customer has to pay an invoice; null for those whom the shop lets pay in advance or at the door only.
alter table customers add column invoice_days integer check (invoice_days > 0);

-- Quotations as they were made. Whoever has the token may read one.
create table quotes (
  id uuid primary key,
  number text not null unique,
  token_hash text not null unique,
  -- who was signed in when it was made; the account takes it along when it ends
  customer_id integer references customers (id),
  valid_until date not null,
  doc jsonb not null,
  created timestamptz not null
);
create index on quotes (valid_until);
create index on quotes (customer_id);
create sequence quote_numbers;
