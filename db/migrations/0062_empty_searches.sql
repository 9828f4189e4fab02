CREATE TABLE "empty_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL
);
