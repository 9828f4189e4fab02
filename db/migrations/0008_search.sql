CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products"
	ADD COLUMN "name_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), '×', 'x')), 'A') || setweight(to_tsvector('english', replace(lower(regexp_replace(normalize(brand || ' ' || category, NFD), '[\u0300-\u036f]', '', 'g')), '×', 'x')), 'B')) STORED,
	ADD COLUMN "all_words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', replace(lower(regexp_replace(normalize(name || ' ' || brand || ' ' || category || ' ' || description || ' ' || jsonb_path_query_array(features, '$[*].text')::text || ' ' || jsonb_path_query_array(specifications, '$[*].name')::text || ' ' || jsonb_path_query_array(specifications, '$[*].value')::text || ' ' || jsonb_path_query_array(colors, '$[*].name')::text || ' ' || memory::text || ' ' || coalesce(materials, ''), NFD), '[\u0300-\u036f]', '', 'g')), '×', 'x')))) STORED,
	ADD COLUMN "sku_letters" text GENERATED ALWAYS AS (regexp_replace(lower(sku), '[^a-z0-9]', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gist (word gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "products_all_words" ON "products" USING gin ("all_words");--> statement-breakpoint
CREATE INDEX "products_sku_letters" ON "products" USING gin (sku_letters gin_trgm_ops);
--> statement-breakpoint
insert into search_words (word, weight)
select lexeme, case when to_tsvector('english', lexeme) = '' then -1 else max(part.weight) end
from products
  cross join lateral (values (3, replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), '×', 'x')), (2, replace(lower(regexp_replace(normalize(brand || ' ' || category, NFD), '[\u0300-\u036f]', '', 'g')), '×', 'x')), (1, replace(lower(regexp_replace(normalize(description, NFD), '[\u0300-\u036f]', '', 'g')), '×', 'x')), (0, replace(lower(regexp_replace(normalize(jsonb_path_query_array(features, '$[*].text')::text || ' ' || jsonb_path_query_array(specifications, '$[*].name')::text || ' ' || jsonb_path_query_array(specifications, '$[*].value')::text || ' ' || jsonb_path_query_array(colors, '$[*].name')::text || ' ' || memory::text || ' ' || coalesce(materials, ''), NFD), '[\u0300-\u036f]', '', 'g')), '×', 'x'))) as part (weight, text)
  cross join lateral unnest(to_tsvector('simple', part.text))
where lexeme ~ '^[[:alpha:]]{2,30}$' and true
group by lexeme
having not exists (select from search_words known where known.word = lexeme and known.weight >= case when to_tsvector('english', lexeme) = '' then -1 else max(part.weight) end)
order by lexeme
on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight);
