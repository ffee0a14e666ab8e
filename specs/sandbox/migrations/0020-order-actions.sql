-- How many credits an order was paid with, to be given back when it is cancelled.
alter table orders add column credits integer not null default 0 check (credits >= 0);

update orders set credits = coalesce((
  select sum(-(item -> 'prices' ->> 'totalWithTax')::numeric)::int
  from jsonb_array_elements(doc -> 'items') as item
  where (item -> 'attributes' ->> 'discount')::boolean and item ->> 'name' = 'Kredity'), 0)
where doc ->> 'currencyCode' = 'CZK';

-- a place in a time of delivery can be left
alter table delivery_times drop constraint delivery_times_taken_check, add check (taken >= 0);
