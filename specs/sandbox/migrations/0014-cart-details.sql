-- What was filled in for an order that was then refused, so that it need not be typed again.
alter table carts add column customer jsonb;
alter table carts add column shipping_address jsonb;
alter table carts add column billing_address jsonb;
alter table carts add column comment text;
