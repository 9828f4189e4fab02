CREATE TABLE "reached_by_others" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "reached_by_others_is_one" CHECK ("reached_by_others"."id" = 1)
);
