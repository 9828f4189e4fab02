-- Numbers that were typed with their country get its sign, as phoneKey() writes it.
UPDATE "orders" SET "phone_key" = '+' || "phone_key" WHERE "phone_key" IS NOT NULL AND "user_phone" ~ '^\s*\+';--> statement-breakpoint
UPDATE "orders" SET "phone_key" = '+' || substr("phone_key", 3) WHERE "phone_key" LIKE '00%' AND length("phone_key") > 2;
