-- What customers praise and what they miss, in a few words each.
alter table reviews add column pros text, add column cons text;
