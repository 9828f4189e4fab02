-- The tables of the version 40d45574, which 67 migrations had made. Databases of it have the time of this one.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "address_books" (
	"email_key" text NOT NULL,
	"addresses" jsonb NOT NULL,
	CONSTRAINT "address_books_pkey" PRIMARY KEY (email_key)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "cache_invalidations" (
	"id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"transaction" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cache_invalidations_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "cart_additions" (
	"cart_id" text NOT NULL,
	"id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_additions_cart_id_id_pk" PRIMARY KEY (cart_id, id)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"selection" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"seen" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_key_pk" PRIMARY KEY (cart_id, key)
);
--> statement-breakpoint
CREATE TABLE "cart_reminders" (
	"email_key" text NOT NULL,
	"cart_id" text,
	"lines" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"reminded_lines" jsonb NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "cart_reminders_pkey" PRIMARY KEY (email_key)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text NOT NULL,
	"token_digest" text NOT NULL,
	"version" integer NOT NULL,
	"codes" text[] NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"email_key" text,
	"merged_into" text,
	CONSTRAINT "carts_pkey" PRIMARY KEY (id),
	CONSTRAINT "one_cart_per_address" UNIQUE (email_key),
	CONSTRAINT "one_cart_per_token" UNIQUE (token_digest)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text NOT NULL,
	"payment_intent_id" text,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"wanted" jsonb,
	"draft" jsonb,
	"buyer_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"held_until" timestamp with time zone,
	"outcome" text,
	"next_look_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"last_seen" text,
	"membership" jsonb,
	"provider_refusal" jsonb,
	"second_of" text,
	"cart_id" text,
	"cart_pieces" jsonb,
	"draft_order_id" text,
	"customer_id" text,
	"saves_card" boolean DEFAULT false NOT NULL,
	CONSTRAINT "checkouts_pkey" PRIMARY KEY (id),
	CONSTRAINT "one_checkout_per_payment" UNIQUE (payment_intent_id)
);
--> statement-breakpoint
CREATE TABLE "collection_products" (
	"collection_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY (collection_id, product_id)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"is_published" boolean NOT NULL,
	"rule" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"image" text,
	CONSTRAINT "collections_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "counters_pkey" PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" integer NOT NULL,
	"refund_id" text NOT NULL,
	"order_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"reverses" integer,
	"document" jsonb NOT NULL,
	CONSTRAINT "credit_notes_pkey" PRIMARY KEY (number),
	CONSTRAINT "credit_notes_reverses_unique" UNIQUE (reverses)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"email_key" text NOT NULL,
	"orders" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_pkey" PRIMARY KEY (email_key)
);
--> statement-breakpoint
CREATE TABLE "discount_customers" (
	"discount_id" text NOT NULL,
	"customer_digest" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "discount_customers_discount_id_customer_digest_pk" PRIMARY KEY (discount_id, customer_digest),
	CONSTRAINT "customer_uses" CHECK ((uses >= 0))
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"discount_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"customer_digest" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "discount_uses_discount_id_checkout_id_pk" PRIMARY KEY (discount_id, checkout_id)
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" text NOT NULL,
	"code" text,
	"code_key" text,
	"title" text NOT NULL,
	"terms" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"minimum_subtotal_cents" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"per_customer" integer,
	"combines_with" jsonb NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "discounts_pkey" PRIMARY KEY (id),
	CONSTRAINT "discount_dates" CHECK ((starts_at < ends_at)),
	CONSTRAINT "uses_within_limit" CHECK (((uses >= 0) AND (uses <= usage_limit)))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text NOT NULL,
	"payment_intent_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"is_inquiry" boolean NOT NULL,
	"due_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"withdrawn_cents" integer NOT NULL,
	"reinstated_cents" integer NOT NULL,
	"dashboard_url" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"next_look_at" timestamp with time zone,
	CONSTRAINT "disputes_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "draft_orders" (
	"id" text NOT NULL,
	"content" jsonb NOT NULL,
	"total_cents" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"link_digest" text,
	"link_made_at" timestamp with time zone,
	"link_sent_at" timestamp with time zone,
	"link_expires_at" timestamp with time zone,
	"order_id" text,
	"paid_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search_text" text NOT NULL,
	CONSTRAINT "draft_orders_pkey" PRIMARY KEY (id),
	CONSTRAINT "one_draft_order_per_link" UNIQUE (link_digest),
	CONSTRAINT "one_draft_order_per_order" UNIQUE (order_id)
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"email_digest" text NOT NULL,
	"browser_digest" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_codes_email_digest_browser_digest_pk" PRIMARY KEY (email_digest, browser_digest)
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"words" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL,
	CONSTRAINT "empty_searches_pkey" PRIMARY KEY (words)
);
--> statement-breakpoint
CREATE TABLE "exchange_credits" (
	"draft_order_id" text NOT NULL,
	"return_id" text NOT NULL,
	"order_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"freed_at" timestamp with time zone,
	CONSTRAINT "exchange_credits_pkey" PRIMARY KEY (draft_order_id)
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text NOT NULL,
	"collection_id" text NOT NULL,
	CONSTRAINT "former_slugs_pkey" PRIMARY KEY (slug)
);
--> statement-breakpoint
CREATE TABLE "fulfilment_lines" (
	"fulfilment_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "fulfilment_lines_fulfilment_id_position_pk" PRIMARY KEY (fulfilment_id, "position"),
	CONSTRAINT "pieces_in_parcel" CHECK ((quantity > 0))
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"staff" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "fulfilments_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "invoices_pkey" PRIMARY KEY (order_id),
	CONSTRAINT "invoices_number_unique" UNIQUE (number)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failure" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "mails_pkey" PRIMARY KEY (event)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text NOT NULL,
	"plan" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_intent_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"turn" integer DEFAULT 1 NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "memberships_pkey" PRIMARY KEY (id),
	CONSTRAINT "memberships_paymentIntentId_unique" UNIQUE (payment_intent_id),
	CONSTRAINT "one_membership_a_turn" UNIQUE (email_key, turn)
);
--> statement-breakpoint
CREATE TABLE "message_answers" (
	"message_id" text NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_answers_message_id_position_pk" PRIMARY KEY (message_id, "position")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "messages_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "order_activities" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "order_activities_order_id_position_pk" PRIMARY KEY (order_id, "position")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"selected_color" text,
	"selected_size" text,
	"selected_memory" text,
	"selected_properties" jsonb NOT NULL,
	"modifications" text NOT NULL,
	"property_texts" jsonb,
	"taken" integer DEFAULT 0 NOT NULL,
	"canceled" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"canceled_apart" integer DEFAULT 0 NOT NULL,
	"returned_apart" integer DEFAULT 0 NOT NULL,
	"restocked_apart" integer DEFAULT 0 NOT NULL,
	"fulfilled" integer DEFAULT 0 NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	"discount_cents" integer,
	"tax_cents" integer,
	"variant_id" text,
	"sku" text,
	"selected_options" jsonb,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY (order_id, "position"),
	CONSTRAINT "line_discount" CHECK (((discount_cents >= 0) AND (discount_cents <= ((unit_price_cents)::bigint * quantity)))),
	CONSTRAINT "pieces_canceled" CHECK (((canceled >= 0) AND (returned >= 0) AND ((canceled + returned) <= quantity))),
	CONSTRAINT "pieces_fulfilled" CHECK (((fulfilled >= 0) AND ((fulfilled + canceled) <= quantity))),
	CONSTRAINT "pieces_refunded" CHECK (((refunded >= 0) AND (refunded <= quantity))),
	CONSTRAINT "pieces_restocked" CHECK (((restocked >= 0) AND (restocked <= LEAST(taken, (canceled + returned))))),
	CONSTRAINT "pieces_returned" CHECK ((returned <= fulfilled)),
	CONSTRAINT "pieces_taken" CHECK (((taken >= 0) AND (taken <= quantity))),
	CONSTRAINT "pieces_written_off" CHECK (((written_off >= 0) AND ((restocked + written_off) <= (canceled + returned))))
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"request_key" text,
	CONSTRAINT "order_notes_order_id_position_pk" PRIMARY KEY (order_id, "position"),
	CONSTRAINT "one_note_per_request" UNIQUE (order_id, request_key)
);
--> statement-breakpoint
CREATE TABLE "order_tallies" (
	"period" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"high_value" boolean NOT NULL,
	"orders" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "order_tallies_period_status_payment_status_high_value_pk" PRIMARY KEY (period, status, payment_status, high_value)
);
--> statement-breakpoint
CREATE TABLE "order_tally_entries" (
	"id" text NOT NULL,
	"sign" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_tally_entries_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_email" text NOT NULL,
	"user_phone" text,
	"email_key" text NOT NULL,
	"phone_key" text,
	"buyer_digest" text,
	"payment_method" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"status" text NOT NULL,
	"expected_delivery" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payment_intent_id" text,
	"payment_status" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_text" text DEFAULT ''::text NOT NULL,
	"member_plan" text,
	"marked_paid_at" timestamp with time zone,
	"unpaid_until" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"canceled_by" text,
	"cancel_reason" text,
	"refund_due_at" timestamp with time zone,
	"cancel_key" text,
	"paid_key" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"lost_cents" integer DEFAULT 0 NOT NULL,
	"shipping_tax_cents" integer DEFAULT 0 NOT NULL,
	"tax_included" boolean DEFAULT false NOT NULL,
	"discounts" jsonb,
	"shipping_method" jsonb,
	"taxes" jsonb,
	"draft_order_id" text,
	CONSTRAINT "orders_pkey" PRIMARY KEY (id),
	CONSTRAINT "one_order_per_payment" UNIQUE (payment_intent_id)
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"key" text NOT NULL,
	"email_key" text,
	"customer_id" text,
	CONSTRAINT "payment_customers_pkey" PRIMARY KEY (key),
	CONSTRAINT "payment_customers_emailKey_unique" UNIQUE (email_key)
);
--> statement-breakpoint
CREATE TABLE "payment_sweeps" (
	"id" integer NOT NULL,
	"complete_until" timestamp with time zone NOT NULL,
	"disputes_until" timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
	CONSTRAINT "payment_sweeps_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "picture_previews" (
	"address" text NOT NULL,
	"preview" text NOT NULL,
	CONSTRAINT "picture_previews_pkey" PRIMARY KEY (address)
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"options" json NOT NULL,
	"combination" text NOT NULL,
	"price_cents" integer,
	"discount_price_cents" integer,
	"barcode" text,
	"weight_grams" integer,
	"image" text,
	"stock" integer,
	"is_offered" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"product_deleted" boolean DEFAULT false NOT NULL,
	"scarce" integer GENERATED ALWAYS AS (
CASE
    WHEN ((stock <= 100) AND (combination <> ''::text)) THEN stock
    ELSE NULL::integer
END) STORED,
	"is_stocked" boolean GENERATED ALWAYS AS ((stock IS DISTINCT FROM 0)) STORED NOT NULL,
	"sku_letters" text GENERATED ALWAYS AS (regexp_replace(lower(sku), '[^a-z0-9]'::text, ''::text, 'g'::text)) STORED,
	CONSTRAINT "product_variants_pkey" PRIMARY KEY (id),
	CONSTRAINT "variant_stock_is_never_negative" CHECK ((stock >= 0))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_price_cents" integer,
	"image" text NOT NULL,
	"gallery" jsonb NOT NULL,
	"category" text NOT NULL,
	"brand" text NOT NULL,
	"sku" text NOT NULL,
	"availability" boolean NOT NULL,
	"colors" jsonb NOT NULL,
	"sizes" jsonb NOT NULL,
	"memory" jsonb NOT NULL,
	"properties" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"featured" boolean NOT NULL,
	"dimensions" text,
	"weight" text,
	"materials" text,
	"warranty" text,
	"search_text" text NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"stock" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"scarce" integer GENERATED ALWAYS AS (
CASE
    WHEN (stock <= 100) THEN stock
    ELSE NULL::integer
END) STORED,
	"name_words" tsvector GENERATED ALWAYS AS ((setweight(to_tsvector('english'::regconfig, replace(lower(regexp_replace(NORMALIZE(name, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '×'::text, 'x'::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, replace(lower(regexp_replace(NORMALIZE(((brand || ' '::text) || category), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '×'::text, 'x'::text)), 'B'::"char"))) STORED,
	"all_words" tsvector GENERATED ALWAYS AS (strip(to_tsvector('english'::regconfig, replace(lower(regexp_replace(NORMALIZE(((((((((((((((((((name || ' '::text) || brand) || ' '::text) || category) || ' '::text) || description) || ' '::text) || (jsonb_path_query_array(features, '$[*]."text"'::jsonpath))::text) || ' '::text) || (jsonb_path_query_array(specifications, '$[*]."name"'::jsonpath))::text) || ' '::text) || (jsonb_path_query_array(specifications, '$[*]."value"'::jsonpath))::text) || ' '::text) || (jsonb_path_query_array(colors, '$[*]."name"'::jsonpath))::text) || ' '::text) || (memory)::text) || ' '::text) || COALESCE(materials, ''::text)), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '×'::text, 'x'::text)))) STORED,
	"sku_letters" text GENERATED ALWAYS AS (regexp_replace(lower(sku), '[^a-z0-9]'::text, ''::text, 'g'::text)) STORED,
	"required_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verified_rating_sum" integer DEFAULT 0 NOT NULL,
	"verified_rating_count" integer DEFAULT 0 NOT NULL,
	"plenty" integer GENERATED ALWAYS AS (
CASE
    WHEN (stock > 100) THEN (stock / 25)
    ELSE NULL::integer
END) STORED,
	"tax_category" text,
	"weight_grams" integer,
	"lowest_price_cents" integer,
	"highest_price_cents" integer,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"effective_price_cents" integer GENERATED ALWAYS AS (COALESCE(lowest_price_cents, discount_price_cents, price_cents)) STORED NOT NULL,
	"stars" smallint GENERATED ALWAYS AS (
CASE
    WHEN (rating_count > 0) THEN (((20 * (rating_sum)::bigint) + rating_count) / (20 * (rating_count)::bigint))
    ELSE (0)::bigint
END) STORED NOT NULL,
	"verified_stars" smallint GENERATED ALWAYS AS (
CASE
    WHEN (verified_rating_count > 0) THEN (((20 * (verified_rating_sum)::bigint) + verified_rating_count) / (20 * (verified_rating_count)::bigint))
    ELSE (0)::bigint
END) STORED NOT NULL,
	"is_on_sale" boolean GENERATED ALWAYS AS (((lowest_price_cents IS NULL) AND COALESCE((discount_price_cents < price_cents), false))) STORED NOT NULL,
	"is_available" boolean GENERATED ALWAYS AS ((availability AND (stock IS DISTINCT FROM 0))) STORED NOT NULL,
	"related_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "products_pkey" PRIMARY KEY (id),
	CONSTRAINT "stock_is_never_negative" CHECK ((stock >= 0))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"payment_intent_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"provider_refund_id" text,
	"done_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"failure" text,
	"failed_at" timestamp with time zone,
	"id" text NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"shipping_cents" integer DEFAULT 0 NOT NULL,
	"adjustment_cents" integer DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"staff" text,
	"notify" boolean DEFAULT true NOT NULL,
	"attempt_of" text,
	"replaced_by" text,
	"shipping_tax_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "return_labels" (
	"return_id" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bytea,
	"moved_from" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_labels_pkey" PRIMARY KEY (return_id),
	CONSTRAINT "label_is_somewhere" CHECK (((bytes IS NOT NULL) OR (moved_from IS NOT NULL)))
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text,
	"restocked" integer DEFAULT 0 NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY (return_id, "position"),
	CONSTRAINT "pieces_received" CHECK (((restocked >= 0) AND (written_off >= 0) AND ((restocked + written_off) <= quantity)))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"is_withdrawal" boolean NOT NULL,
	"note" text,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "returns_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "review_tallies" (
	"verified" boolean NOT NULL,
	"rating" integer NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "review_tallies_verified_rating_pk" PRIMARY KEY (verified, rating)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"voter_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_voter_digest_pk" PRIMARY KEY (review_id, voter_digest)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"user_name" text NOT NULL,
	"user_email" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"verified" boolean NOT NULL,
	"helpful" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_text" text NOT NULL,
	"order_id" text,
	"held_at" timestamp with time zone,
	CONSTRAINT "reviews_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "search_words_pkey" PRIMARY KEY (word)
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "secrets_pkey" PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_pkey" PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_accounts_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_members_pkey" PRIMARY KEY (id),
	CONSTRAINT "staff_members_email_unique" UNIQUE (email)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_pkey" PRIMARY KEY (id),
	CONSTRAINT "staff_sessions_token_unique" UNIQUE (token)
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" text NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_verifications_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"checkout_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"place" text,
	"variant_id" text NOT NULL,
	CONSTRAINT "stock_holds_checkout_id_variant_id_pk" PRIMARY KEY (checkout_id, variant_id)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"stock" integer,
	"cause_kind" text NOT NULL,
	"cause_id" text,
	"reason" text NOT NULL,
	"staff" text,
	"at" timestamp with time zone NOT NULL,
	"variant_id" text,
	CONSTRAINT "stock_movements_product_id_id_pk" PRIMARY KEY (product_id, id)
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"period" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tallies_name_period_pk" PRIMARY KEY (name, period)
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "throttles_pkey" PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "uploads_pkey" PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE "wish_lists" (
	"email_key" text NOT NULL,
	"wishes" jsonb NOT NULL,
	CONSTRAINT "wish_lists_pkey" PRIMARY KEY (email_key)
);
--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_cart_id_carts_id_fk" FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_merged_into_carts_id_fk" FOREIGN KEY (merged_into) REFERENCES carts(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY (collection_id) REFERENCES collections(id);
--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_invoices_order_id_fk" FOREIGN KEY (order_id) REFERENCES invoices(order_id);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_refunds_id_fk" FOREIGN KEY (refund_id) REFERENCES refunds(id);
--> statement-breakpoint
ALTER TABLE "discount_customers" ADD CONSTRAINT "discount_customers_discount_id_discounts_id_fk" FOREIGN KEY (discount_id) REFERENCES discounts(id);
--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_id_discounts_id_fk" FOREIGN KEY (discount_id) REFERENCES discounts(id);
--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_draft_order_id_draft_orders_id_fk" FOREIGN KEY (draft_order_id) REFERENCES draft_orders(id);
--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_return_id_returns_id_fk" FOREIGN KEY (return_id) REFERENCES returns(id);
--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_collection_id_collections_id_fk" FOREIGN KEY (collection_id) REFERENCES collections(id);
--> statement-breakpoint
ALTER TABLE "fulfilment_lines" ADD CONSTRAINT "fulfilment_lines_fulfilment_id_fulfilments_id_fk" FOREIGN KEY (fulfilment_id) REFERENCES fulfilments(id);
--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_id_messages_id_fk" FOREIGN KEY (message_id) REFERENCES messages(id);
--> statement-breakpoint
ALTER TABLE "order_activities" ADD CONSTRAINT "order_activities_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE "return_labels" ADD CONSTRAINT "return_labels_return_id_returns_id_fk" FOREIGN KEY (return_id) REFERENCES returns(id);
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY (return_id) REFERENCES returns(id);
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY (review_id) REFERENCES reviews(id);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_members_id_fk" FOREIGN KEY (user_id) REFERENCES staff_members(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_members_id_fk" FOREIGN KEY (user_id) REFERENCES staff_members(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_checkout_id_checkouts_id_fk" FOREIGN KEY (checkout_id) REFERENCES checkouts(id);
--> statement-breakpoint
CREATE INDEX audit_newest ON audit_log USING btree (at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX audit_of_actor ON audit_log USING btree (actor, at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX audit_of_subject ON audit_log USING btree (subject_kind, subject_id, at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX cache_invalidations_at ON cache_invalidations USING btree (at);
--> statement-breakpoint
CREATE INDEX cache_invalidations_transaction ON cache_invalidations USING btree (transaction);
--> statement-breakpoint
CREATE INDEX cart_additions_oldest ON cart_additions USING btree (added_at);
--> statement-breakpoint
CREATE INDEX cart_reminders_due ON cart_reminders USING btree (due_at) WHERE (due_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX cart_reminders_oldest ON cart_reminders USING btree (typed_at);
--> statement-breakpoint
CREATE INDEX carts_merged ON carts USING btree (merged_into);
--> statement-breakpoint
CREATE INDEX carts_unused ON carts USING btree (used_at);
--> statement-breakpoint
CREATE INDEX checkouts_by_amount ON checkouts USING btree (total_cents DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX checkouts_holding ON checkouts USING btree (held_until) WHERE (held_until IS NOT NULL);
--> statement-breakpoint
CREATE INDEX checkouts_holding_of_buyer ON checkouts USING btree (buyer_digest) WHERE (held_until IS NOT NULL);
--> statement-breakpoint
CREATE INDEX checkouts_newest ON checkouts USING btree (created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX checkouts_of_cart ON checkouts USING btree (cart_id, created_at) WHERE (cart_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX checkouts_search ON checkouts USING gin (lower(((((id || chr(1)) || email) || chr(1)) || COALESCE(payment_intent_id, ''::text))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX checkouts_to_look_at ON checkouts USING btree (next_look_at) WHERE (next_look_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX checkouts_unsettled ON checkouts USING btree (created_at DESC NULLS LAST, id) WHERE ((outcome = 'unexplained'::text) OR ((outcome IS NULL) AND ((last_seen = 'succeeded'::text) OR (next_look_at IS NULL))));
--> statement-breakpoint
CREATE UNIQUE INDEX one_open_checkout_per_cart ON checkouts USING btree (cart_id) WHERE ((cart_id IS NOT NULL) AND (outcome IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX one_payment_per_draft_order ON checkouts USING btree (draft_order_id) WHERE ((draft_order_id IS NOT NULL) AND ((outcome IS NULL) OR (outcome = 'ordered'::text)));
--> statement-breakpoint
CREATE INDEX collections_of_product ON collection_products USING btree (product_id);
--> statement-breakpoint
CREATE INDEX collections_newest ON collections USING btree (created_at DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX one_collection_per_slug ON collections USING btree (slug) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX credit_notes_newest ON credit_notes USING btree (issued_at DESC NULLS LAST, number);
--> statement-breakpoint
CREATE INDEX credit_notes_of_order ON credit_notes USING btree (order_id);
--> statement-breakpoint
CREATE UNIQUE INDEX one_credit_note_per_refund ON credit_notes USING btree (refund_id) WHERE (reverses IS NULL);
--> statement-breakpoint
CREATE INDEX customers_newest ON customers USING btree (since DESC NULLS LAST, email_key);
--> statement-breakpoint
CREATE INDEX discount_uses_of_checkout ON discount_uses USING btree (checkout_id);
--> statement-breakpoint
CREATE INDEX discounts_automatic ON discounts USING btree (id) WHERE ((code IS NULL) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX discounts_newest ON discounts USING btree (created_at DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX one_discount_per_code ON discounts USING btree (code_key) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX disputes_of_payment ON disputes USING btree (payment_intent_id, opened_at);
--> statement-breakpoint
CREATE INDEX disputes_open ON disputes USING btree (payment_intent_id) WHERE (status = ANY (ARRAY['needs_response'::text, 'under_review'::text]));
--> statement-breakpoint
CREATE INDEX disputes_to_look_at ON disputes USING btree (next_look_at) WHERE (next_look_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX draft_orders_newest ON draft_orders USING btree (created_at DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX email_codes_expired ON email_codes USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX exchange_credits_of_order ON exchange_credits USING btree (order_id);
--> statement-breakpoint
CREATE UNIQUE INDEX one_exchange_per_return ON exchange_credits USING btree (return_id) WHERE (freed_at IS NULL);
--> statement-breakpoint
CREATE INDEX former_slugs_of_collection ON former_slugs USING btree (collection_id);
--> statement-breakpoint
CREATE INDEX fulfilments_of_order ON fulfilments USING btree (order_id, created_at);
--> statement-breakpoint
CREATE INDEX fulfilments_under_way ON fulfilments USING btree (created_at) WHERE (delivered_at IS NULL);
--> statement-breakpoint
CREATE INDEX idempotent_answers_oldest ON idempotent_answers USING btree (created_at);
--> statement-breakpoint
CREATE INDEX mails_expired ON mails USING btree (created_at DESC NULLS LAST, event) WHERE ((next_try_at IS NULL) AND (sent_at IS NULL) AND (failure IS NULL) AND (expires_at IS NOT NULL));
--> statement-breakpoint
CREATE INDEX mails_newest ON mails USING btree (created_at DESC NULLS LAST, event);
--> statement-breakpoint
CREATE INDEX mails_to ON mails USING btree (lower(recipient), created_at DESC NULLS LAST, event);
--> statement-breakpoint
CREATE INDEX mails_to_send ON mails USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX memberships_by_email ON memberships USING btree (email_key, ends_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX memberships_newest ON memberships USING btree (created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX memberships_to_remind ON memberships USING btree (ends_at) WHERE ((reminded_at IS NULL) AND (refunded_at IS NULL));
--> statement-breakpoint
CREATE INDEX messages_newest ON messages USING btree (created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX messages_of_email ON messages USING btree (lower(email));
--> statement-breakpoint
CREATE INDEX messages_unread ON messages USING btree (created_at) WHERE ((read_at IS NULL) AND (archived_at IS NULL));
--> statement-breakpoint
CREATE INDEX order_lines_of_product ON order_lines USING btree (product_id);
--> statement-breakpoint
CREATE INDEX order_lines_sent_in_part ON order_lines USING btree (order_id) WHERE ((fulfilled > 0) AND ((fulfilled + canceled) < quantity));
--> statement-breakpoint
CREATE INDEX orders_by_email ON orders USING btree (email_key, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX orders_by_phone ON orders USING btree (phone_key, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX orders_by_total ON orders USING btree (total_cents DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX orders_deleted ON orders USING btree (created_at DESC NULLS LAST, id) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_expired ON orders USING btree (canceled_at) WHERE (canceled_by = 'expiry'::text);
--> statement-breakpoint
CREATE INDEX orders_newest ON orders USING btree (created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX orders_of_status ON orders USING btree (status, created_at DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX orders_refund_due ON orders USING btree (refund_due_at) WHERE (refund_due_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX orders_search_texts ON orders USING btree (created_at DESC NULLS LAST, search_text) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX orders_unpaid ON orders USING btree (unpaid_until) WHERE (unpaid_until IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX one_order_per_draft_order ON orders USING btree (draft_order_id) WHERE (draft_order_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX variants_of_product ON product_variants USING btree (product_id, "position");
--> statement-breakpoint
CREATE INDEX variants_offered ON product_variants USING btree (product_id, combination, is_stocked) WHERE (is_offered AND (removed_at IS NULL) AND (combination <> ''::text));
--> statement-breakpoint
CREATE INDEX variants_scarce ON product_variants USING btree (scarce, product_id) WHERE ((scarce IS NOT NULL) AND is_offered AND (removed_at IS NULL) AND (NOT product_deleted));
--> statement-breakpoint
CREATE INDEX variants_sku_letters ON product_variants USING gin (sku_letters gin_trgm_ops) WHERE ((combination <> ''::text) AND (removed_at IS NULL));
--> statement-breakpoint
CREATE INDEX variants_sku_search ON product_variants USING gin (lower(sku) gin_trgm_ops) WHERE ((combination <> ''::text) AND (removed_at IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX variants_combination ON product_variants USING btree (product_id, combination) WHERE (removed_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX variants_sku ON product_variants USING btree (sku) WHERE ((removed_at IS NULL) AND (NOT product_deleted));
--> statement-breakpoint
CREATE INDEX products_all_words ON products USING gin (all_words);
--> statement-breakpoint
CREATE INDEX products_brand ON products USING btree (brand) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_category ON products USING btree (category, brand, effective_price_cents, stars, verified_stars, is_on_sale, is_available, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_deleted ON products USING btree (created_at DESC NULLS LAST, id) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX products_featured ON products USING btree (created_at DESC NULLS LAST, id) WHERE (featured AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX products_name ON products USING btree (lower(name), id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_name_words ON products USING gin (name_words);
--> statement-breakpoint
CREATE INDEX products_newest ON products USING btree (created_at DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_plenty ON products USING btree (plenty DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_price ON products USING btree (effective_price_cents, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_rating ON products USING btree ((
CASE
    WHEN (rating_count = 0) THEN (0)::double precision
    ELSE ((rating_sum)::double precision / (rating_count)::double precision)
END) DESC NULLS LAST, rating_count DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_scarce ON products USING btree (scarce, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX products_sku_letters ON products USING gin (sku_letters gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX products_sku_search ON products USING gin (lower(sku) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX products_verified_rating ON products USING btree ((
CASE
    WHEN (verified_rating_count = 0) THEN (0)::double precision
    ELSE ((verified_rating_sum)::double precision / (verified_rating_count)::double precision)
END) DESC NULLS LAST, verified_rating_count DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX products_with_options ON products USING btree (category, brand, effective_price_cents, stars, verified_stars, is_on_sale, is_available, id) WHERE ((deleted_at IS NULL) AND (options <> '[]'::jsonb));
--> statement-breakpoint
CREATE UNIQUE INDEX products_sku ON products USING btree (sku) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX refunds_newest ON refunds USING btree (created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX refunds_of_payment ON refunds USING btree (payment_intent_id, created_at);
--> statement-breakpoint
CREATE INDEX refunds_to_try ON refunds USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX refunds_unsettled ON refunds USING btree (payment_intent_id) WHERE ((status <> 'succeeded'::text) AND (replaced_by IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX one_refund_per_provider_refund ON refunds USING btree (provider_refund_id);
--> statement-breakpoint
CREATE INDEX return_labels_moved ON return_labels USING btree (moved_from) WHERE (moved_from IS NOT NULL);
--> statement-breakpoint
CREATE INDEX returns_newest ON returns USING btree (created_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX returns_of_order ON returns USING btree (order_id, created_at);
--> statement-breakpoint
CREATE INDEX returns_to_look_at ON returns USING btree (created_at) WHERE (status = ANY (ARRAY['requested'::text, 'received'::text]));
--> statement-breakpoint
CREATE INDEX reviews_by_rating ON reviews USING btree (rating DESC, created_at DESC, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX reviews_by_verified ON reviews USING btree (verified, created_at DESC, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX reviews_newest ON reviews USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX reviews_of_email ON reviews USING btree (lower(user_email));
--> statement-breakpoint
CREATE INDEX reviews_of_product ON reviews USING btree (product_id, created_at DESC, id) WHERE ((deleted_at IS NULL) AND (held_at IS NULL));
--> statement-breakpoint
CREATE INDEX reviews_of_product_by_helpful ON reviews USING btree (product_id, helpful DESC, created_at DESC, id) WHERE ((deleted_at IS NULL) AND (held_at IS NULL));
--> statement-breakpoint
CREATE INDEX reviews_of_product_by_rating ON reviews USING btree (product_id, rating DESC, created_at DESC, id, verified) WHERE ((deleted_at IS NULL) AND (held_at IS NULL));
--> statement-breakpoint
CREATE INDEX reviews_search ON reviews USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX reviews_waiting ON reviews USING btree (created_at DESC, id) WHERE ((held_at IS NOT NULL) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX one_review_per_order_and_product ON reviews USING btree (order_id, product_id) WHERE (order_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX search_words_similar ON search_words USING gist (word gist_trgm_ops);
--> statement-breakpoint
CREATE INDEX staff_accounts_of_member ON staff_accounts USING btree (user_id);
--> statement-breakpoint
CREATE INDEX staff_sessions_of_member ON staff_sessions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX staff_verifications_by_identifier ON staff_verifications USING btree (identifier);
--> statement-breakpoint
CREATE INDEX stock_alerts_of_email ON stock_alerts USING btree (email_key);
--> statement-breakpoint
CREATE INDEX stock_alerts_of_product ON stock_alerts USING btree (product_id, variant_id, created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX stock_alerts_waiting ON stock_alerts USING btree (product_id, COALESCE(variant_id, ''::text), email_key) WHERE (mailed_at IS NULL);
--> statement-breakpoint
CREATE INDEX stock_holds_of_place ON stock_holds USING btree (place);
--> statement-breakpoint
CREATE INDEX stock_holds_of_variant ON stock_holds USING btree (variant_id);
--> statement-breakpoint
CREATE INDEX stock_movements_of_variant ON stock_movements USING btree (variant_id, id) WHERE (variant_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX throttles_ended ON throttles USING btree (ends_at);
--> statement-breakpoint
INSERT INTO "payment_sweeps" ("id", "complete_until") VALUES (1, now());
