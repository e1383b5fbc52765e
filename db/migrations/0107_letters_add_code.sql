-- The short code that is printed on a letter as a barcode (features/letters/rules/letter-code.ts). Letters written before have none, until they
-- are written again.
alter table letters add column code text check (code ~ '^R[2-9A-HJKMNP-Z]{10}$');
create unique index letters_by_code on letters (code) where code is not null;
