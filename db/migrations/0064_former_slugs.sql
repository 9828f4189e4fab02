CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"collection_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_of_collection" ON "former_slugs" USING btree ("collection_id");