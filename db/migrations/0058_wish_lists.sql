CREATE TABLE "wish_lists" (
	"email_key" text PRIMARY KEY NOT NULL,
	"wishes" jsonb NOT NULL
);
