-- What visitors write to the shop.
create table contact_messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  created timestamptz not null
);

-- the link of a mail answers the same for a while after it was followed
alter table newsletter add column confirmed_at timestamptz;
create index on newsletter (token_hash);
