-- Who buys, and what they do.
create table price_lists (
  code text primary key,
  title text not null,
  percent_off integer not null check (percent_off between 0 and 100)
);

create sequence customer_ids start 1000;

create table customers (
  id integer primary key,
  email text not null unique,
  password_hash text not null,
  price_list text references price_lists (code),
  groups text[] not null,
  restricted boolean not null,
  credits integer not null check (credits >= 0),
  doc jsonb not null
);

create table access_tokens (
  token_hash text primary key,
  customer_id integer not null references customers (id),
  expires timestamptz not null
);

create table login_failures (
  email text primary key,
  count integer not null,
  since timestamptz not null
);

create table shippers (
  id integer primary key,
  type text not null,
  name text not null,
  price integer not null,
  free_from integer,
  -- which goods it carries
  oversized boolean not null,
  regular boolean not null,
  position integer not null,
  doc jsonb not null
);

create table payments (
  id integer primary key,
  code text not null,
  name text not null,
  price integer not null,
  -- whether it is money in the hand, paid in whole crowns
  cash boolean not null,
  position integer not null,
  doc jsonb not null
);

create table coupons (
  code text primary key,
  title text not null,
  percent_off integer not null check (percent_off between 0 and 100),
  amount_off integer not null check (amount_off >= 0),
  minimum integer not null,
  uses_left integer check (uses_left >= 0),
  valid_until date
);

create table order_gifts (
  id integer primary key,
  name text not null,
  price_from integer not null,
  variant_id integer not null references variants (id)
);

create table carts (
  id uuid primary key,
  token_hash text unique,
  customer_id integer references customers (id),
  version integer not null,
  coupon_code text references coupons (code),
  credits integer not null default 0 check (credits >= 0),
  ordered boolean not null default false,
  created timestamptz not null,
  touched timestamptz not null,
  check (token_hash is not null or customer_id is not null)
);
-- one open cart per customer, whatever races
create unique index one_open_cart on carts (customer_id) where customer_id is not null and not ordered;

create table cart_items (
  id integer generated always as identity primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  variant_id integer not null references variants (id),
  amount integer not null check (amount > 0),
  own_line boolean not null,
  custom jsonb
);
create index on cart_items (cart_id);

create sequence order_numbers;

create table orders (
  id uuid primary key,
  code text not null unique,
  token_hash text not null unique,
  cart_id uuid not null unique references carts (id),
  customer_id integer references customers (id),
  created timestamptz not null,
  total bigint not null,
  placement jsonb not null,
  doc jsonb not null
);
create index on orders (customer_id, created desc);

create table order_items (
  order_id uuid not null references orders (id),
  position integer not null,
  variant_id integer,
  name text not null,
  amount integer not null,
  total bigint not null,
  primary key (order_id, position)
);

-- From which warehouse each piece of an order comes.
create table reservations (
  order_id uuid not null references orders (id),
  variant_id integer not null references variants (id),
  warehouse_id integer not null references warehouses (id),
  amount integer not null check (amount > 0),
  primary key (order_id, variant_id, warehouse_id)
);

create table idempotency_keys (
  scope text not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  answer jsonb not null,
  created timestamptz not null,
  primary key (scope, operation, key)
);
create index on idempotency_keys (created);

create table mails (
  id integer generated always as identity primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created timestamptz not null
);

create table newsletter (
  email text primary key,
  confirmed boolean not null,
  token_hash text not null,
  created timestamptz not null
);
