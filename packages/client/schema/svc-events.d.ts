/* Made by `npm run client` from the self-description. Changes are lost. */

export interface paths {
    "/svc/events/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories in order of their title
         * @description Public.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * List categories in order of their title: the headers alone
         * @description Public.
         */
        head: operations["listCategoriesHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one category
         * @description Public.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Get one category: the headers alone
         * @description Public.
         */
        head: operations["getCategoryHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events in order of their start
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Needs edit_svc_events.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        /**
         * List events in order of their start: the headers alone
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        head: operations["listEventsHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/events.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to events: a calendar with the filters of the list, at most 1,000, from today on
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        get: operations["getEventsCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Subscribe to events: a calendar with the filters of the list, at most 1,000, from today on: the headers alone
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        head: operations["getEventsCalendarHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/events.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow events: a feed with the filters of the list, at most 1,000, from today on
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        get: operations["getEventsFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Follow events: a feed with the filters of the list, at most 1,000, from today on: the headers alone
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        head: operations["getEventsFeedHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/events/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the events of a list by category, tag, venue, city and month
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        get: operations["getEventFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Count the events of a list by category, tag, venue, city and month: the headers alone
         * @description Public; needs edit_svc_events for a status other than publish.
         */
        head: operations["getEventFacetsHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one event
         * @description Public; an event that is not published needs read_svc_event or to be its author, one in the trash edit_svc_events.
         */
        get: operations["getEvent"];
        /**
         * Change an event: only the fields that are sent
         * @description Needs edit_svc_events for own events, edit_others_svc_events for others.
         */
        put: operations["updateEvent"];
        /**
         * Change an event: only the fields that are sent
         * @description Needs edit_svc_events for own events, edit_others_svc_events for others.
         */
        post: operations["updateEventByPost"];
        /**
         * Move an event to the trash, or with force delete it for good
         * @description Needs delete_svc_events.
         */
        delete: operations["deleteEvent"];
        options?: never;
        /**
         * Get one event: the headers alone
         * @description Public; an event that is not published needs read_svc_event or to be its author, one in the trash edit_svc_events.
         */
        head: operations["getEventHead"];
        /**
         * Change an event: only the fields that are sent
         * @description Needs edit_svc_events for own events, edit_others_svc_events for others.
         */
        patch: operations["patchEvent"];
        trace?: never;
    };
    "/svc/events/v1/events/{id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one event for a calendar; one that was withdrawn is cancelled for 90 days
         * @description Public; an event that is not published needs read_svc_event or to be its author, one in the trash edit_svc_events.
         */
        get: operations["getEventCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Get one event for a calendar; one that was withdrawn is cancelled for 90 days: the headers alone
         * @description Public; an event that is not published needs read_svc_event or to be its author, one in the trash edit_svc_events.
         */
        head: operations["getEventCalendarHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/organizers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizers in order of their title
         * @description Public.
         */
        get: operations["listOrganizers"];
        put?: never;
        /**
         * Create a organizer
         * @description Needs edit_svc_organizers.
         */
        post: operations["createOrganizer"];
        delete?: never;
        options?: never;
        /**
         * List organizers in order of their title: the headers alone
         * @description Public.
         */
        head: operations["listOrganizersHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/organizers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one organizer
         * @description Public.
         */
        get: operations["getOrganizer"];
        /**
         * Change a organizer: only the fields that are sent
         * @description Needs edit_svc_organizers.
         */
        put: operations["updateOrganizer"];
        /**
         * Change a organizer: only the fields that are sent
         * @description Needs edit_svc_organizers.
         */
        post: operations["updateOrganizerByPost"];
        /**
         * Delete a organizer
         * @description Needs delete_svc_organizers.
         */
        delete: operations["deleteOrganizer"];
        options?: never;
        /**
         * Get one organizer: the headers alone
         * @description Public.
         */
        head: operations["getOrganizerHead"];
        /**
         * Change a organizer: only the fields that are sent
         * @description Needs edit_svc_organizers.
         */
        patch: operations["patchOrganizer"];
        trace?: never;
    };
    "/svc/events/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags in order of their title
         * @description Public.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * List tags in order of their title: the headers alone
         * @description Public.
         */
        head: operations["listTagsHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one tag
         * @description Public.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Get one tag: the headers alone
         * @description Public.
         */
        head: operations["getTagHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues in order of their title
         * @description Public.
         */
        get: operations["listVenues"];
        put?: never;
        /**
         * Create a venue
         * @description Needs edit_svc_venues.
         */
        post: operations["createVenue"];
        delete?: never;
        options?: never;
        /**
         * List venues in order of their title: the headers alone
         * @description Public.
         */
        head: operations["listVenuesHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/events/v1/venues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one venue
         * @description Public.
         */
        get: operations["getVenue"];
        /**
         * Change a venue: only the fields that are sent
         * @description Needs edit_svc_venues.
         */
        put: operations["updateVenue"];
        /**
         * Change a venue: only the fields that are sent
         * @description Needs edit_svc_venues.
         */
        post: operations["updateVenueByPost"];
        /**
         * Delete a venue
         * @description Needs delete_svc_venues.
         */
        delete: operations["deleteVenue"];
        options?: never;
        /**
         * Get one venue: the headers alone
         * @description Public.
         */
        head: operations["getVenueHead"];
        /**
         * Change a venue: only the fields that are sent
         * @description Needs edit_svc_venues.
         */
        patch: operations["patchVenue"];
        trace?: never;
    };
    "/svc/events/v1/doc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe this namespace, as OpenAPI 3.1
         * @description Public.
         */
        get: operations["describeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Describe this namespace, as OpenAPI 3.1: the headers alone
         * @description Public.
         */
        head: operations["describeEventsHead"];
        patch?: never;
        trace?: never;
    };
    "/batch/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make up to 25 requests of this service, one after the other, as one caller
         * @description Public.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AlreadyTrashedError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_already_trashed";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 410;
            };
        };
        BusyError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_busy";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 503;
            };
        };
        CannotDeleteError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_cannot_delete";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 400;
            };
        };
        Category: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description How its address ends; it stays when the title changes. */
            slug: string;
        };
        ConflictError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_conflict";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 409;
            };
        };
        Event: {
            /** @description Given once and never again, to nothing else. It survives publishing, the trash, export and import. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description When it begins. By the clock at the event, in its `timezone`. `""` in a draft that has none yet. Y-m-d H:i:s, as clocks at the event show it. */
            start_date: string;
            /** @description When it ends, not before the start. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it. */
            end_date: string;
            /** @description The venue; 0 for none. Sending 0 takes it away. */
            venue_id: number;
            /** @description Who holds it; `[]` for nobody. Sending `[]` takes all away. */
            organizer_ids: number[];
            /** @description Whether editors put it forward. */
            featured: boolean;
            /** @description Whether it takes whole days: it begins at 00:00:00 then, and ends at 23:59:59. */
            all_day: boolean;
            /** @description What it costs, for people to read: an editor’s own words, else made from its tickets, such as `$10.00 – $25.00` or `Free`; `""` without tickets. */
            cost: string;
            /**
             * @description `publish`: everybody sees it. `private`: published, for holders of `read_svc_event`. `draft`, `pending` (ready for review) and `trash` are not public.
             * @enum {string}
             */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            /** @description The address of its page. */
            url: string;
            /** @description The address of its picture; `""` for none. */
            image: string;
            /** @description The whole text, HTML that is safe to show, or plain text with line breaks. */
            content: string;
            /** @description A few plain words: an editor’s own, else the beginning of the content. */
            excerpt: string;
            /** @description The same facts as texts, as WordPress keeps them. */
            meta: {
                /** @description As `start_date`. */
                _svc_event_start_date: string;
                /** @description As `end_date`. */
                _svc_event_end_date: string;
                /** @description As `venue_id`; `""` for none. */
                _svc_event_venue_id: string;
                /** @description As `organizer_ids`, separated by commas; `""` for nobody. */
                _svc_event_organizer_ids: string;
                /** @description `"1"`, or `""` where it is not. */
                _svc_event_featured: string;
                /** @description `"1"`, or `""` where it is not. */
                _svc_event_all_day: string;
                /** @description As `cost`. */
                _svc_event_cost: string;
                /** @description As `timezone`. */
                _svc_event_timezone: string;
            };
            /** @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. */
            timezone: string;
            /** @description The categories it is in. */
            category_ids: number[];
            /** @description The tags it has. */
            tag_ids: number[];
            /** @description What the cheapest of its tickets costs, text with decimals; `""` without tickets. Only where _fields names it. */
            price_min?: string;
            /** @description What the dearest of its tickets costs, text with decimals; `""` without tickets. Only where _fields names it. */
            price_max?: string;
            /** @description How far it is from `near`, in kilometres along the ground; `null` without `near` or a place. Only where _fields names it. */
            distance_km?: number | null;
            /** @description Its picture with all that a page needs to show it; `null` for none. Only where _fields names it. */
            image_details?: {
                /** @description The address of the picture. */
                src: string;
                /** @description In pixels; `null` where it is not known. */
                width: number | null;
                /** @description In pixels; `null` where it is not known. */
                height: number | null;
                /** @description What is said in place of the picture; `""` where nobody has said it. */
                alt: string;
                /** @description Smaller ones of the same picture, the smallest first. */
                sizes: {
                    /** @description What it is called. */
                    name: string;
                    /** @description The address of the picture. */
                    src: string;
                    /** @description In pixels; `null` where it is not known. */
                    width: number | null;
                    /** @description In pixels; `null` where it is not known. */
                    height: number | null;
                }[];
            } | null;
            /** @description Until when buyers rename guests, hand tickets on and give places back, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until it begins. Only where _fields names it. */
            changes_until?: string;
            /** @description Whether buyers may hand their tickets on to somebody else. Only where _fields names it. */
            transferable?: boolean;
            /** @description How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on. Only where _fields names it. */
            return_policy?: components["schemas"]["ReturnStep"][];
            /** @description How its address ends; it stays when the title changes. Only where _fields names it. */
            slug?: string;
            /** @description When it begins, as an instant: ISO 8601 in UTC; `""` in a draft that has no dates yet. Only where _fields names it. */
            start_utc?: string;
            /** @description When it ends, as an instant: ISO 8601 in UTC; `""` in a draft that has no dates yet. Only where _fields names it. */
            end_utc?: string;
            /**
             * Format: date-time
             * @description When it was changed last. Only where _fields names it.
             * @example 2030-05-01T18:00:00+00:00
             */
            modified_utc?: string;
            /** @description ISO 4217, such as `EUR`. Only where _fields names it. */
            currency?: string;
            /**
             * @description Whether places can be had now: `on_sale`, `not_yet` (the sale has not begun), `sold_out`, `ended`, or `none` where there is nothing to buy. Of several tickets the best counts. Only where _fields names it.
             * @enum {string}
             */
            availability?: "on_sale" | "not_yet" | "sold_out" | "ended" | "none";
            /** @description What `_embed` asks for, as its own list shows it to the same caller. */
            _embedded?: {
                /** @description The venue; `null` for none. */
                venue?: components["schemas"]["Venue"] | null;
                /** @description Who holds it. */
                organizers?: components["schemas"]["Organizer"][];
                /** @description The categories it is in. */
                categories?: components["schemas"]["Category"][];
                /** @description The tags it has. */
                tags?: components["schemas"]["Tag"][];
                /** @description Its tickets, at most 100 of them. */
                tickets?: components["schemas"]["Ticket"][];
            };
        };
        EventFacets: {
            /** @description In which categories they are. */
            categories: components["schemas"]["FacetTerm"][];
            /** @description Which tags they have. */
            tags: components["schemas"]["FacetTerm"][];
            /** @description Where they are. */
            venues: components["schemas"]["FacetTerm"][];
            /** @description In which towns their venues are. */
            cities: components["schemas"]["FacetCity"][];
            /** @description In which months they begin, by their own clocks. */
            months: components["schemas"]["FacetMonth"][];
        };
        EventItem: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description When it begins. By the clock at the event, in its `timezone`. `""` in a draft that has none yet. Y-m-d H:i:s, as clocks at the event show it. */
            start_date: string;
            /** @description When it ends, not before the start. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it. */
            end_date: string;
            /** @description The venue; 0 for none. Sending 0 takes it away. */
            venue_id: number;
            /** @description Who holds it; `[]` for nobody. Sending `[]` takes all away. */
            organizer_ids: number[];
            /** @description Whether editors put it forward. */
            featured: boolean;
            /** @description Whether it takes whole days: it begins at 00:00:00 then, and ends at 23:59:59. */
            all_day: boolean;
            /** @description What it costs, for people to read: an editor’s own words, else made from its tickets, such as `$10.00 – $25.00` or `Free`; `""` without tickets. */
            cost: string;
            /**
             * @description As in the list that was asked for: `publish` unless another was.
             * @enum {string}
             */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            /** @description The address of its page. */
            url: string;
            /** @description The address of its picture; `""` for none. */
            image: string;
            /** @description What the cheapest of its tickets costs, text with decimals; `""` without tickets. Only where _fields names it. */
            price_min?: string;
            /** @description What the dearest of its tickets costs, text with decimals; `""` without tickets. Only where _fields names it. */
            price_max?: string;
            /** @description How far it is from `near`, in kilometres along the ground; `null` without `near` or a place. Only where _fields names it. */
            distance_km?: number | null;
            /** @description Its picture with all that a page needs to show it; `null` for none. Only where _fields names it. */
            image_details?: {
                /** @description The address of the picture. */
                src: string;
                /** @description In pixels; `null` where it is not known. */
                width: number | null;
                /** @description In pixels; `null` where it is not known. */
                height: number | null;
                /** @description What is said in place of the picture; `""` where nobody has said it. */
                alt: string;
                /** @description Smaller ones of the same picture, the smallest first. */
                sizes: {
                    /** @description What it is called. */
                    name: string;
                    /** @description The address of the picture. */
                    src: string;
                    /** @description In pixels; `null` where it is not known. */
                    width: number | null;
                    /** @description In pixels; `null` where it is not known. */
                    height: number | null;
                }[];
            } | null;
            /** @description Until when buyers rename guests, hand tickets on and give places back, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until it begins. Only where _fields names it. */
            changes_until?: string;
            /** @description Whether buyers may hand their tickets on to somebody else. Only where _fields names it. */
            transferable?: boolean;
            /** @description How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on. Only where _fields names it. */
            return_policy?: components["schemas"]["ReturnStep"][];
            /** @description The whole text, HTML that is safe to show, or plain text with line breaks. Only where _fields names it. */
            content?: string;
            /** @description A few plain words: an editor’s own, else the beginning of the content. Only where _fields names it. */
            excerpt?: string;
            /** @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. Only where _fields names it. */
            timezone?: string;
            /** @description The categories it is in. Only where _fields names it. */
            category_ids?: number[];
            /** @description The tags it has. Only where _fields names it. */
            tag_ids?: number[];
            /** @description How its address ends; it stays when the title changes. Only where _fields names it. */
            slug?: string;
            /** @description When it begins, as an instant: ISO 8601 in UTC; `""` in a draft that has no dates yet. Only where _fields names it. */
            start_utc?: string;
            /** @description When it ends, as an instant: ISO 8601 in UTC; `""` in a draft that has no dates yet. Only where _fields names it. */
            end_utc?: string;
            /**
             * Format: date-time
             * @description When it was changed last. Only where _fields names it.
             * @example 2030-05-01T18:00:00+00:00
             */
            modified_utc?: string;
            /** @description ISO 4217, such as `EUR`. Only where _fields names it. */
            currency?: string;
            /**
             * @description Whether places can be had now: `on_sale`, `not_yet` (the sale has not begun), `sold_out`, `ended`, or `none` where there is nothing to buy. Of several tickets the best counts. Only where _fields names it.
             * @enum {string}
             */
            availability?: "on_sale" | "not_yet" | "sold_out" | "ended" | "none";
            /** @description What `_embed` asks for, as its own list shows it to the same caller. */
            _embedded?: {
                /** @description The venue; `null` for none. */
                venue?: components["schemas"]["Venue"] | null;
                /** @description Who holds it. */
                organizers?: components["schemas"]["Organizer"][];
                /** @description The categories it is in. */
                categories?: components["schemas"]["Category"][];
                /** @description The tags it has. */
                tags?: components["schemas"]["Tag"][];
                /** @description Its tickets, at most 100 of them. */
                tickets?: components["schemas"]["Ticket"][];
            };
        };
        FacetCity: {
            /** @description The town; `""` for none. */
            city: string;
            /** @description How many were revoked. */
            count: number;
        };
        FacetMonth: {
            /** @description Year and month, `2026-12`. */
            month: string;
            /** @description How many were revoked. */
            count: number;
        };
        FacetTerm: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description How many were revoked. */
            count: number;
        };
        ForbiddenError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_forbidden";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 403;
            };
        };
        HttpsRequiredError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_https_required";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 401;
            };
        };
        InternalError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_internal_error";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 500;
                /** @description What the request is called in the log of the service, as in X-Request-Id. */
                request_id?: string;
            };
        };
        InvalidJsonError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_invalid_json";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 400;
            };
        };
        InvalidNonceError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_cookie_invalid_nonce";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 403;
            };
        };
        InvalidPageError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_post_invalid_page_number";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 400;
            };
        };
        InvalidParamError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_invalid_param";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 400;
                /** @description The invalid parameters, each with the reason. */
                params: {
                    [key: string]: string;
                };
                /**
                 * @description Why, for programs. expired: it was right, and its time is over.
                 * @enum {string}
                 */
                reason?: "expired";
            };
        };
        MissingParamError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_missing_callback_param";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 400;
                /** @description The names of the missing parameters. */
                params: string[];
            };
        };
        NotFoundError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_post_invalid_id";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 404;
            };
        };
        NotSignedInError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_not_logged_in";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 401;
            };
        };
        Organizer: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description A telephone number as people write it; `""` for none. */
            phone: string;
            /** @description Its own site; `""` for none. An http:// or https:// address, or nothing. */
            website: string;
            /** @description Where mails go. An e-mail address. */
            email: string;
            /** @description The address of its page. */
            url: string;
            /** @description How its address ends; it stays when the title changes. Only where _fields names it. */
            slug?: string;
        };
        PreconditionFailedError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_precondition_failed";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 412;
            };
        };
        ReturnStep: {
            /** @description The last second of the step, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. */
            until: string;
            /** @description How much of the price goes back until then, in percent, 0 to 100. */
            percent: number;
        };
        Tag: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description How its address ends; it stays when the title changes. */
            slug: string;
        };
        Ticket: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description The event that it admits to. It never changes. */
            event_id: number;
            /**
             * @description `paid` has a price; `rsvp` is a reply without payment; `free` costs nothing.
             * @enum {string}
             */
            type: "paid" | "rsvp" | "free";
            /** @description Of one place. Text with the decimals of the site’s currency, in that currency. */
            price: string;
            /** @description How many places there are; -1 for as many as people want. */
            capacity: number;
            /** @description Places that attendees have. */
            sold: number;
            /** @description Places that can be had now: without those sold and those that carts hold; -1 for as many as people want. */
            remaining: number;
            /** @description How many places one order may have; 0 for no limit of the ticket’s own. */
            max_per_order: number;
            /** @description From when it is on sale, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: at once. */
            start_sale_date: string;
            /** @description Until when it is on sale, this second included, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until the event ends. */
            end_sale_date: string;
            /** @description The seller’s own number for it; no two tickets share one. Made of id and title where nothing is sent. */
            sku: string;
            /** @description What buyers should know of these places; `""` for nothing. */
            description: string;
            /** @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. Only where _fields names it. */
            timezone?: string;
            /** @description When its sale begins, as an instant: ISO 8601 in UTC; `""` for at once. Only where _fields names it. */
            start_sale_utc?: string;
            /** @description The last second of its sale, as an instant: ISO 8601 in UTC; `""` for the end of the event. Only where _fields names it. */
            end_sale_utc?: string;
            /**
             * @description Whether places can be had now: `on_sale`, `not_yet` (the sale has not begun), `sold_out`, `ended`, or `none` where there is nothing to buy. Of several tickets the best counts. Only where _fields names it.
             * @enum {string}
             */
            availability?: "on_sale" | "not_yet" | "sold_out" | "ended" | "none";
            /** @description What `_embed` asks for, as its own list shows it to the same caller. */
            _embedded?: {
                /** @description The event; `null` where the caller may not see it. */
                event?: components["schemas"]["EventItem"] | null;
            };
        };
        TooLargeError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_request_too_large";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 413;
            };
        };
        UnsupportedBodyError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_unsupported_media_type";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 415;
            };
        };
        Venue: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What it is called. */
            title: string;
            /** @description Street and number; `""` for none. */
            address: string;
            /** @description The town; `""` for none. */
            city: string;
            /** @description The state, province or region; `""` for none. */
            state: string;
            /** @description The postal code; `""` for none. */
            zip: string;
            /** @description The country; `""` for none. */
            country: string;
            /** @description A telephone number as people write it; `""` for none. */
            phone: string;
            /** @description Its own site; `""` for none. An http:// or https:// address, or nothing. */
            website: string;
            /** @description Where it is: the latitude in degrees, south with a minus; `null` where nobody has said. Only where _fields names it. */
            lat?: number | null;
            /** @description Where it is: the longitude in degrees, west with a minus; `null` where nobody has said. Only where _fields names it. */
            lng?: number | null;
            /** @description The address of its page. */
            url: string;
            /** @description How its address ends; it stays when the title changes. Only where _fields names it. */
            slug?: string;
            /** @description How far it is from `near`, in kilometres along the ground; `null` without `near` or a place. Only where _fields names it. */
            distance_km?: number | null;
        };
        WrongCredentialsError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_invalid_credentials";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 401;
                /**
                 * @description Why, for programs. expired: it was right, and its time is over.
                 * @enum {string}
                 */
                reason?: "expired";
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AlreadyTrashedError = components['schemas']['AlreadyTrashedError'];
export type BusyError = components['schemas']['BusyError'];
export type CannotDeleteError = components['schemas']['CannotDeleteError'];
export type Category = components['schemas']['Category'];
export type ConflictError = components['schemas']['ConflictError'];
export type Event = components['schemas']['Event'];
export type EventFacets = components['schemas']['EventFacets'];
export type EventItem = components['schemas']['EventItem'];
export type FacetCity = components['schemas']['FacetCity'];
export type FacetMonth = components['schemas']['FacetMonth'];
export type FacetTerm = components['schemas']['FacetTerm'];
export type ForbiddenError = components['schemas']['ForbiddenError'];
export type HttpsRequiredError = components['schemas']['HttpsRequiredError'];
export type InternalError = components['schemas']['InternalError'];
export type InvalidJsonError = components['schemas']['InvalidJsonError'];
export type InvalidNonceError = components['schemas']['InvalidNonceError'];
export type InvalidPageError = components['schemas']['InvalidPageError'];
export type InvalidParamError = components['schemas']['InvalidParamError'];
export type MissingParamError = components['schemas']['MissingParamError'];
export type NotFoundError = components['schemas']['NotFoundError'];
export type NotSignedInError = components['schemas']['NotSignedInError'];
export type Organizer = components['schemas']['Organizer'];
export type PreconditionFailedError = components['schemas']['PreconditionFailedError'];
export type ReturnStep = components['schemas']['ReturnStep'];
export type Tag = components['schemas']['Tag'];
export type Ticket = components['schemas']['Ticket'];
export type TooLargeError = components['schemas']['TooLargeError'];
export type UnsupportedBodyError = components['schemas']['UnsupportedBodyError'];
export type Venue = components['schemas']['Venue'];
export type WrongCredentialsError = components['schemas']['WrongCredentialsError'];
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance. Of these include needs that parameter, relevance needs search. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List categories in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["InvalidPageError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    listCategoriesHead: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance. Of these include needs that parameter, relevance needs search. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List categories in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one category */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getCategoryHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one category */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: venue, organizers, categories, tags, tickets; 1 for all. */
                _embed?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List events in order of their start */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventItem"][];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["InvalidPageError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    createEvent: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title: string;
                    /**
                     * Format: wall-clock
                     * @description When it begins. By the clock at the event, in its `timezone`. `""` in a draft that has none yet. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date: string;
                    /**
                     * Format: wall-clock
                     * @description When it ends, not before the start. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date: string;
                    /** @description The venue; 0 for none. Sending 0 takes it away. */
                    venue_id?: number;
                    /** @description Who holds it; `[]` for nobody. Sending `[]` takes all away. */
                    organizer_ids?: number[];
                    /** @description Whether editors put it forward. */
                    featured?: boolean;
                    /** @description Whether it takes whole days: it begins at 00:00:00 then, and ends at 23:59:59. */
                    all_day?: boolean;
                    /**
                     * @description `publish`: everybody sees it. `private`: published, for holders of `read_svc_event`. `draft`, `pending` (ready for review) and `trash` are not public.
                     * @enum {string}
                     */
                    status?: "publish" | "draft" | "pending" | "private";
                    /** @description The whole text, HTML that is safe to show, or plain text with line breaks. */
                    content?: string;
                    /**
                     * Format: timezone
                     * @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
                    /**
                     * Format: wall-clock
                     * @description Until when buyers rename guests, hand tickets on and give places back, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until it begins. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    changes_until?: string;
                    /** @description Whether buyers may hand their tickets on to somebody else. */
                    transferable?: boolean;
                    /** @description How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on. */
                    return_policy?: {
                        /**
                         * Format: wall-clock
                         * @description The last second of the step, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                         * @example 2030-05-01 18:00:00
                         */
                        until: string;
                        /** @description How much of the price goes back until then, in percent, 0 to 100. */
                        percent: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Create an event */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    listEventsHead: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: venue, organizers, categories, tags, tickets; 1 for all. */
                _embed?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List events in order of their start */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getEventsCalendar: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subscribe to events: a calendar with the filters of the list, at most 1,000, from today on */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    /** @description What a file of it is to be called. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getEventsCalendarHead: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subscribe to events: a calendar with the filters of the list, at most 1,000, from today on */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    /** @description What a file of it is to be called. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getEventsFeed: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follow events: a feed with the filters of the list, at most 1,000, from today on */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    /** @description What a file of it is to be called. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getEventsFeedHead: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follow events: a feed with the filters of the list, at most 1,000, from today on */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    /** @description What a file of it is to be called. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getEventFacets: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count the events of a list by category, tag, venue, city and month */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFacets"];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getEventFacetsHead: {
        parameters: {
            query?: {
                /** @description Events that begin then or later. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Events that end then or earlier. Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                /** @description By the present: what has not ended, what has begun and not ended, what has ended. */
                when?: "upcoming" | "running" | "past";
                /** @description It starts then or later. Y-m-d or Y-m-d H:i:s, included. */
                starts_after?: string;
                /** @description It starts then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                starts_before?: string;
                /** @description It ends then or later. Y-m-d or Y-m-d H:i:s, included. */
                ends_after?: string;
                /** @description It ends then or earlier. Y-m-d or Y-m-d H:i:s, included. */
                ends_before?: string;
                /** @description The zone of all bounds: an IANA name, or event for each event's own clock. That of the site where nothing is said. */
                filter_timezone?: string;
                /** @description Words; each has to begin a word of the title or the text. Letter case and accents make no difference. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description A place, its latitude and longitude in degrees: events whose venue is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: start_date, title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "start_date" | "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Events in any of these categories. Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Events with any of these tags. Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                /** @description Events that editors put forward, or with `false` all others. */
                featured?: boolean;
                /** @description Events at this venue; 0 for those without one. */
                venue?: number;
                /** @description Events of this organizer. */
                organizer?: number;
                /** @description The one status that the list shows; all but `publish` need `edit_svc_events`. */
                status?: "publish" | "draft" | "pending" | "private" | "trash";
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count the events of a list by category, tag, venue, city and month */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: venue, organizers, categories, tags, tickets; 1 for all. */
                _embed?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one event */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    updateEvent: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /**
                     * Format: wall-clock
                     * @description When it begins. By the clock at the event, in its `timezone`. `""` in a draft that has none yet. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date?: string;
                    /**
                     * Format: wall-clock
                     * @description When it ends, not before the start. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date?: string;
                    /** @description The venue; 0 for none. Sending 0 takes it away. */
                    venue_id?: number;
                    /** @description Who holds it; `[]` for nobody. Sending `[]` takes all away. */
                    organizer_ids?: number[];
                    /** @description Whether editors put it forward. */
                    featured?: boolean;
                    /** @description Whether it takes whole days: it begins at 00:00:00 then, and ends at 23:59:59. */
                    all_day?: boolean;
                    /**
                     * @description `publish`: everybody sees it. `private`: published, for holders of `read_svc_event`. `draft`, `pending` (ready for review) and `trash` are not public.
                     * @enum {string}
                     */
                    status?: "publish" | "draft" | "pending" | "private";
                    /** @description The whole text, HTML that is safe to show, or plain text with line breaks. */
                    content?: string;
                    /**
                     * Format: timezone
                     * @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
                    /**
                     * Format: wall-clock
                     * @description Until when buyers rename guests, hand tickets on and give places back, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until it begins. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    changes_until?: string;
                    /** @description Whether buyers may hand their tickets on to somebody else. */
                    transferable?: boolean;
                    /** @description How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on. */
                    return_policy?: {
                        /**
                         * Format: wall-clock
                         * @description The last second of the step, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                         * @example 2030-05-01 18:00:00
                         */
                        until: string;
                        /** @description How much of the price goes back until then, in percent, 0 to 100. */
                        percent: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Change an event: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    updateEventByPost: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /**
                     * Format: wall-clock
                     * @description When it begins. By the clock at the event, in its `timezone`. `""` in a draft that has none yet. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date?: string;
                    /**
                     * Format: wall-clock
                     * @description When it ends, not before the start. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date?: string;
                    /** @description The venue; 0 for none. Sending 0 takes it away. */
                    venue_id?: number;
                    /** @description Who holds it; `[]` for nobody. Sending `[]` takes all away. */
                    organizer_ids?: number[];
                    /** @description Whether editors put it forward. */
                    featured?: boolean;
                    /** @description Whether it takes whole days: it begins at 00:00:00 then, and ends at 23:59:59. */
                    all_day?: boolean;
                    /**
                     * @description `publish`: everybody sees it. `private`: published, for holders of `read_svc_event`. `draft`, `pending` (ready for review) and `trash` are not public.
                     * @enum {string}
                     */
                    status?: "publish" | "draft" | "pending" | "private";
                    /** @description The whole text, HTML that is safe to show, or plain text with line breaks. */
                    content?: string;
                    /**
                     * Format: timezone
                     * @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
                    /**
                     * Format: wall-clock
                     * @description Until when buyers rename guests, hand tickets on and give places back, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until it begins. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    changes_until?: string;
                    /** @description Whether buyers may hand their tickets on to somebody else. */
                    transferable?: boolean;
                    /** @description How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on. */
                    return_policy?: {
                        /**
                         * Format: wall-clock
                         * @description The last second of the step, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                         * @example 2030-05-01 18:00:00
                         */
                        until: string;
                        /** @description How much of the price goes back until then, in percent, 0 to 100. */
                        percent: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Change an event: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /** @description `true` deletes for good and not into the trash. */
                force?: boolean;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Move an event to the trash, or with force delete it for good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"] | {
                        /**
                         * @description It is gone.
                         * @constant
                         */
                        deleted: true;
                        /** @description As it was until then. */
                        previous: components["schemas"]["Event"];
                    };
                };
            };
            /** @description rest_cannot_delete, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotDeleteError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_already_trashed */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlreadyTrashedError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getEventHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: venue, organizers, categories, tags, tickets; 1 for all. */
                _embed?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one event */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchEvent: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /**
                     * Format: wall-clock
                     * @description When it begins. By the clock at the event, in its `timezone`. `""` in a draft that has none yet. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date?: string;
                    /**
                     * Format: wall-clock
                     * @description When it ends, not before the start. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date?: string;
                    /** @description The venue; 0 for none. Sending 0 takes it away. */
                    venue_id?: number;
                    /** @description Who holds it; `[]` for nobody. Sending `[]` takes all away. */
                    organizer_ids?: number[];
                    /** @description Whether editors put it forward. */
                    featured?: boolean;
                    /** @description Whether it takes whole days: it begins at 00:00:00 then, and ends at 23:59:59. */
                    all_day?: boolean;
                    /**
                     * @description `publish`: everybody sees it. `private`: published, for holders of `read_svc_event`. `draft`, `pending` (ready for review) and `trash` are not public.
                     * @enum {string}
                     */
                    status?: "publish" | "draft" | "pending" | "private";
                    /** @description The whole text, HTML that is safe to show, or plain text with line breaks. */
                    content?: string;
                    /**
                     * Format: timezone
                     * @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
                    /**
                     * Format: wall-clock
                     * @description Until when buyers rename guests, hand tickets on and give places back, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until it begins. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    changes_until?: string;
                    /** @description Whether buyers may hand their tickets on to somebody else. */
                    transferable?: boolean;
                    /** @description How much of the price goes back for a place that its buyer gives back, one step after the other; `[]`: nothing is given back. It holds for what is bought from now on. */
                    return_policy?: {
                        /**
                         * Format: wall-clock
                         * @description The last second of the step, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. Y-m-d H:i:s, as clocks at the event show it.
                         * @example 2030-05-01 18:00:00
                         */
                        until: string;
                        /** @description How much of the price goes back until then, in percent, 0 to 100. */
                        percent: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Change an event: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getEventCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one event for a calendar; one that was withdrawn is cancelled for 90 days */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    /** @description What a file of it is to be called. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getEventCalendarHead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one event for a calendar; one that was withdrawn is cancelled for 90 days */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    /** @description What a file of it is to be called. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizers: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance. Of these include needs that parameter, relevance needs search. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List organizers in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"][];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["InvalidPageError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    createOrganizer: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Create a organizer */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    listOrganizersHead: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance. Of these include needs that parameter, relevance needs search. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List organizers in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOrganizer: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one organizer */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    updateOrganizer: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Change a organizer: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    updateOrganizerByPost: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Change a organizer: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    deleteOrganizer: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a organizer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It is gone.
                         * @constant
                         */
                        deleted: true;
                        /** @description As it was until then. */
                        previous: components["schemas"]["Organizer"];
                    };
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getOrganizerHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one organizer */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchOrganizer: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Change a organizer: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance. Of these include needs that parameter, relevance needs search. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List tags in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["InvalidPageError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    listTagsHead: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance. Of these include needs that parameter, relevance needs search. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List tags in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getTag: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one tag */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getTagHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one tag */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description Those in this town. What has this, whole; letter case and accents make no difference. */
                city?: string;
                /** @description Those in this country. What has this, whole; letter case and accents make no difference. */
                country?: string;
                /** @description A place, its latitude and longitude in degrees: what is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List venues in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"][];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["InvalidPageError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    createVenue: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title: string;
                    /** @description Street and number; `""` for none. */
                    address?: string;
                    /** @description The town; `""` for none. */
                    city?: string;
                    /** @description The state, province or region; `""` for none. */
                    state?: string;
                    /** @description The postal code; `""` for none. */
                    zip?: string;
                    /** @description The country; `""` for none. */
                    country?: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /** @description Where it is: the latitude in degrees, south with a minus; `null` where nobody has said. */
                    lat?: number | null;
                    /** @description Where it is: the longitude in degrees, west with a minus; `null` where nobody has said. */
                    lng?: number | null;
                };
            };
        };
        responses: {
            /** @description Create a venue */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    listVenuesHead: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. */
                search?: string;
                /** @description Only those with these slugs, separated by commas. */
                slug?: string[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description Those in this town. What has this, whole; letter case and accents make no difference. */
                city?: string;
                /** @description Those in this country. What has this, whole; letter case and accents make no difference. */
                country?: string;
                /** @description A place, its latitude and longitude in degrees: what is at most `radius_km` from it. */
                near?: string;
                /** @description How far, in kilometres; says nothing without `near`. */
                radius_km?: number;
                /** @description What the list is in order of: title, id, modified, include, relevance, distance. Of these include needs that parameter, relevance needs search, distance needs near. */
                orderby?: "title" | "id" | "modified" | "include" | "relevance" | "distance";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List venues in order of their title */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_invalid_param, rest_post_invalid_page_number */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getVenue: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one venue */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    updateVenue: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /** @description Street and number; `""` for none. */
                    address?: string;
                    /** @description The town; `""` for none. */
                    city?: string;
                    /** @description The state, province or region; `""` for none. */
                    state?: string;
                    /** @description The postal code; `""` for none. */
                    zip?: string;
                    /** @description The country; `""` for none. */
                    country?: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /** @description Where it is: the latitude in degrees, south with a minus; `null` where nobody has said. */
                    lat?: number | null;
                    /** @description Where it is: the longitude in degrees, west with a minus; `null` where nobody has said. */
                    lng?: number | null;
                };
            };
        };
        responses: {
            /** @description Change a venue: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    updateVenueByPost: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /** @description Street and number; `""` for none. */
                    address?: string;
                    /** @description The town; `""` for none. */
                    city?: string;
                    /** @description The state, province or region; `""` for none. */
                    state?: string;
                    /** @description The postal code; `""` for none. */
                    zip?: string;
                    /** @description The country; `""` for none. */
                    country?: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /** @description Where it is: the latitude in degrees, south with a minus; `null` where nobody has said. */
                    lat?: number | null;
                    /** @description Where it is: the longitude in degrees, west with a minus; `null` where nobody has said. */
                    lng?: number | null;
                };
            };
        };
        responses: {
            /** @description Change a venue: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    deleteVenue: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a venue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description It is gone.
                         * @constant
                         */
                        deleted: true;
                        /** @description As it was until then. */
                        previous: components["schemas"]["Venue"];
                    };
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    getVenueHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one venue */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchVenue: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The number of the thing.
                 * @example 17
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What it is called. */
                    title?: string;
                    /** @description Street and number; `""` for none. */
                    address?: string;
                    /** @description The town; `""` for none. */
                    city?: string;
                    /** @description The state, province or region; `""` for none. */
                    state?: string;
                    /** @description The postal code; `""` for none. */
                    zip?: string;
                    /** @description The country; `""` for none. */
                    country?: string;
                    /** @description A telephone number as people write it; `""` for none. */
                    phone?: string;
                    /**
                     * Format: uri
                     * @description Its own site; `""` for none. An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /** @description Where it is: the latitude in degrees, south with a minus; `null` where nobody has said. */
                    lat?: number | null;
                    /** @description Where it is: the longitude in degrees, west with a minus; `null` where nobody has said. */
                    lng?: number | null;
                };
            };
        };
        responses: {
            /** @description Change a venue: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_post_invalid_id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_precondition_failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    describeEvents: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Describe this namespace, as OpenAPI 3.1 */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
    describeEventsHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The ETag of an earlier response; 304 if the response would be the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Describe this namespace, as OpenAPI 3.1 */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response is the one of the ETag sent. */
            304: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_cookie_invalid_nonce */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    batch: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `require-all-validate` makes none of the requests unless all of them are valid.
                     * @default normal
                     * @enum {string}
                     */
                    validation?: "normal" | "require-all-validate";
                    /** @description The requests, made in this order. */
                    requests: {
                        /**
                         * @description The address below the REST root, with its query.
                         * @example svc/events/v1/events/17?force=true
                         */
                        path: string;
                        /**
                         * @description The HTTP method.
                         * @default POST
                         * @enum {string}
                         */
                        method?: "POST" | "PUT" | "PATCH" | "DELETE";
                        /** @description What a request of its own would have as its body. */
                        body?: unknown;
                        /** @description Headers by their names. */
                        headers?: {
                            [key: string]: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Make up to 25 requests of this service, one after the other, as one caller */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answers, in the order of the requests; `null` for one that was not made and that nothing is wrong with. */
                        responses: {
                            /** @description The HTTP status of this answer. */
                            status: number;
                            /** @description Headers by their names. */
                            headers: {
                                [key: string]: unknown;
                            };
                            /** @description What a request of its own would have as its body. */
                            body: unknown;
                        }[];
                    } | {
                        /**
                         * @description No request was made, since at least one is not valid.
                         * @enum {string}
                         */
                        failed: "validation";
                        /** @description The answers, in the order of the requests; `null` for one that was not made and that nothing is wrong with. */
                        responses: ({
                            /** @description The HTTP status of this answer. */
                            status: number;
                            /** @description Headers by their names. */
                            headers: {
                                [key: string]: unknown;
                            };
                            /** @description What a request of its own would have as its body. */
                            body: unknown;
                        } | null)[];
                    };
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
                };
            };
            /** @description rest_https_required, rest_invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"];
                };
            };
            /** @description rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description rest_request_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            /** @description rest_unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedBodyError"];
                };
            };
            /** @description rest_internal_error */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description rest_busy */
            503: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyError"];
                };
            };
        };
    };
}
