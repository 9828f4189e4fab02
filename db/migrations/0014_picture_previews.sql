CREATE TABLE "picture_previews" (
	"address" text PRIMARY KEY NOT NULL,
	"preview" text NOT NULL
);
