-- Invoices and credit notes as they were issued. None is ever changed, whatever happens to its order.
create table order_documents (
  number text primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- what it was issued for: an order has one invoice, and one credit note for each reason
  key text not null,
  issued date not null,
  doc jsonb not null,
  created timestamptz not null,
  unique (order_id, kind, key)
);

-- The last number of each series. Its row is locked until the document is there, so that no number is missing.
create table document_series (
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

-- earlier orders get their invoices when the sandbox looks at them again
update orders set due = created
where course -> 'events' @> '[{"kind": "paid"}]' or course -> 'events' @> '[{"kind": "handed_over"}]';
