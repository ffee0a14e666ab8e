-- marketing codes are found as catalogue codes are
create index variants_marketing_code on variants
  ((regexp_replace(lower(marketing_code), '[^a-z0-9]', '', 'g') collate "C"));
