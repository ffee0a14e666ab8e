-- What shoppers write about products, and who waits for them.
create sequence review_ids start 1000000000;

create table comments (
  id integer primary key,
  product_id integer not null references products (id),
  author text not null,
  body text not null,
  created timestamptz not null,
  answer_author text,
  answer_body text,
  answer_created timestamptz
);
create index on comments (product_id, created desc);

create table watchers (
  id integer generated always as identity primary key,
  product_id integer not null references products (id),
  variant_id integer references variants (id),
  email text not null,
  created timestamptz not null
);
create unique index one_watcher on watchers (product_id, coalesce(variant_id, 0), email);

-- How often somebody did something within a window of time.
create table attempts (
  name text primary key,
  count integer not null,
  since timestamptz not null
);

-- codes are found from their beginning, from behind the brand's letters, and without the signs between their parts
create index variants_code on variants ((regexp_replace(lower(catalog_code), '[^a-z0-9]', '', 'g') collate "C"));
create index variants_code_end on variants
  ((regexp_replace(regexp_replace(lower(catalog_code), '^[a-z]+-', ''), '[^a-z0-9]', '', 'g') collate "C"));
create index variants_ean on variants ((ean collate "C"));
drop index products_search;

-- credits that a line of a cart was bought for; they are part of the cart's own
alter table cart_items add column credits integer not null default 0 check (credits >= 0);
