CREATE TABLE "address_books" (
	"email_key" text PRIMARY KEY NOT NULL,
	"addresses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "messages_of_email" ON "messages" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "reviews_of_email" ON "reviews" USING btree (lower(user_email));