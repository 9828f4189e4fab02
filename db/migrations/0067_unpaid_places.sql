CREATE TABLE "unpaid_places" (
	"order_id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unpaid_places_of_place" ON "unpaid_places" USING btree ("place");--> statement-breakpoint
CREATE INDEX "unpaid_places_ended" ON "unpaid_places" USING btree ("ends_at");