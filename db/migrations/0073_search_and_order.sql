DROP INDEX "products_with_options";--> statement-breakpoint
DROP INDEX "variants_offered";--> statement-breakpoint
DROP INDEX "products_name";--> statement-breakpoint
-- One rewrite of the table; the index of categories goes with the column that it has.
ALTER TABLE "products"
	DROP COLUMN "is_on_sale",
	ADD COLUMN "lowest_regular_cents" integer,
	ADD COLUMN "highest_saving" smallint,
	ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (left(regexp_replace(regexp_replace(btrim(regexp_replace(replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')), '([0-9]+)', '00000000000000000000\1', 'g'), '[0-9]*([0-9]{20})', '\1', 'g'), 300) || chr(1) || name) STORED,
	ADD COLUMN "category_key" text collate "C" GENERATED ALWAYS AS (left(regexp_replace(regexp_replace(btrim(regexp_replace(replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(category, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')), '([0-9]+)', '00000000000000000000\1', 'g'), '[0-9]*([0-9]{20})', '\1', 'g'), 300) || chr(1) || category) STORED,
	ADD COLUMN "brand_key" text collate "C" GENERATED ALWAYS AS (left(regexp_replace(regexp_replace(btrim(regexp_replace(replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(brand, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')), '([0-9]+)', '00000000000000000000\1', 'g'), '[0-9]*([0-9]{20})', '\1', 'g'), 300) || chr(1) || brand) STORED,
	ADD COLUMN "listed_values" jsonb GENERATED ALWAYS AS (('{"color": ' || lower(normalize(jsonb_path_query_array(colors, '$[*].name')::text, NFC))
  || ', "size": ' || lower(normalize(sizes::text, NFC)) || ', "memory": ' || lower(normalize(memory::text, NFC)) || '}')::jsonb) STORED,
	ADD COLUMN "is_on_sale" boolean GENERATED ALWAYS AS (case when lowest_price_cents is null then coalesce(discount_price_cents < price_cents, false)
          else highest_saving is not null end) STORED NOT NULL;--> statement-breakpoint
-- Searches ignore accents.
UPDATE "products" SET search_text = replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE search_text <> replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
UPDATE "reviews" SET search_text = replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE search_text <> replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
UPDATE "orders" SET search_text = replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE search_text <> replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
UPDATE "draft_orders" SET search_text = replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE search_text <> replace(replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'łøđðħı', 'loddhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
-- What variants with prices of their own take off: shownPrice and priceRange in domain/.
WITH variant AS (
  SELECT v.product_id,
    coalesce(v.price_cents, p.price_cents + surcharge.cents) AS regular,
    CASE WHEN v.price_cents IS NULL THEN coalesce(v.discount_price_cents, p.discount_price_cents + surcharge.cents)
      ELSE v.discount_price_cents END AS reduced
  FROM product_variants v
    JOIN products p ON p.id = v.product_id AND p.lowest_price_cents IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT coalesce(max((color ->> 'price')::int), 0) AS cents
      FROM json_each_text(v.options) option, jsonb_array_elements(p.colors) color
      WHERE lower(btrim(option.key)) = 'color' AND color ->> 'name' = option.value
    ) surcharge
  WHERE v.is_offered AND v.removed_at IS NULL
), saving AS (
  SELECT product_id, max(regular) FILTER (WHERE reduced = lowest) AS regular,
    max(CASE WHEN reduced > 0 THEN least(99, round(100.0 * (regular - reduced) / regular)) ELSE 100 END) AS percentage
  FROM (SELECT variant.*, min(coalesce(reduced, regular)) OVER (PARTITION BY product_id) AS lowest FROM variant) variant
  WHERE reduced < regular
  GROUP BY product_id
)
UPDATE products SET highest_saving = saving.percentage, lowest_regular_cents = saving.regular
FROM saving WHERE saving.product_id = products.id;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","brand","effective_price_cents","stars","verified_stars","is_on_sale","is_available","status","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "variants_barcode" ON "product_variants" USING gin (lower(barcode) gin_trgm_ops) WHERE barcode is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "products_with_choices" ON "products" USING btree ("category","brand","effective_price_cents","stars","verified_stars","is_on_sale","is_available","status","id") WHERE deleted_at is null and (options <> '[]' or colors <> '[]' or sizes <> '[]' or memory <> '[]');--> statement-breakpoint
CREATE INDEX "products_with_variants" ON "products" USING btree ("id") WHERE deleted_at is null and options <> '[]';--> statement-breakpoint
CREATE INDEX "products_group" ON "products" USING btree ("category_key","brand_key","effective_price_cents","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_brand_key" ON "products" USING btree ("brand_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "variants_offered" ON "product_variants" USING btree ("product_id","combination","is_stocked") WHERE is_offered and removed_at is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name_key","id") WHERE deleted_at is null;
