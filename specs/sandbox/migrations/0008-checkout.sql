-- Where goods can be collected: shops of ours and points of carriers.
create table branches (
  id integer primary key,
  shipper_id integer not null references shippers (id),
  -- of the point in the carrier's own list
  remote_id text,
  warehouse_id integer references warehouses (id),
  store_id text,
  name text not null,
  street text not null,
  city text not null,
  postcode text not null,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- weekdays, saturday, sunday: "8:00–18:00" or null
  hours jsonb not null,
  available boolean not null,
  -- small letters without accents
  search_text text not null,
  unique (shipper_id, remote_id)
);

-- How often a time of delivery is taken; its id says which it is.
create table delivery_times (
  id integer primary key,
  taken integer not null check (taken > 0)
);

-- What the shop knows of being paid.
alter table orders add column payment_state text not null default 'offline'
  check (payment_state in ('offline', 'pending', 'paid', 'failed', 'cancelled'));

create table payment_attempts (
  -- the provider's number of it
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null,
  state text not null check (state in ('pending', 'paid', 'failed', 'cancelled')),
  unique (order_id, position)
);

-- The book of the payment provider, which is somebody else.
create table gateway_payments (
  id uuid primary key,
  reference text not null,
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('pending', 'paid', 'failed', 'cancelled')),
  return_url text not null,
  created timestamptz not null
);

create table gateway_notifications (
  id integer generated always as identity primary key,
  payment_id uuid not null references gateway_payments (id),
  due timestamptz not null,
  tries integer not null default 0
);
create index on gateway_notifications (due);
