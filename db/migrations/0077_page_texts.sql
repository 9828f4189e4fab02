CREATE TABLE "page_publications" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"page" text PRIMARY KEY NOT NULL,
	"published" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "publications_of_page" ON "page_publications" USING btree ("page","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);