/* Made by `npm run client` from the self-description. Changes are lost. */

export interface paths {
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
        head?: never;
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
        head?: never;
        patch?: never;
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
        head?: never;
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
        head?: never;
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
        head?: never;
        /**
         * Change an event: only the fields that are sent
         * @description Needs edit_svc_events for own events, edit_others_svc_events for others.
         */
        patch: operations["patchEvent"];
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
        head?: never;
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
        head?: never;
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
        head?: never;
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
        head?: never;
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
        head?: never;
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
        head?: never;
        /**
         * Change a venue: only the fields that are sent
         * @description Needs edit_svc_venues.
         */
        patch: operations["patchVenue"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AlreadyTrashedError: {
            /** @constant */
            code: "rest_already_trashed";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 410;
            };
        };
        BusyError: {
            /** @constant */
            code: "rest_busy";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 503;
            };
        };
        CannotDeleteError: {
            /** @constant */
            code: "rest_cannot_delete";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 400;
            };
        };
        Category: {
            id: number;
            title: string;
            slug: string;
        };
        ConflictError: {
            /** @constant */
            code: "rest_conflict";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 409;
            };
        };
        Event: {
            id: number;
            title: string;
            /** @description Y-m-d H:i:s, as clocks at the event show it. */
            start_date: string;
            /** @description Y-m-d H:i:s, as clocks at the event show it. */
            end_date: string;
            venue_id: number;
            organizer_ids: number[];
            featured: boolean;
            all_day: boolean;
            cost: string;
            /** @enum {string} */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            url: string;
            image: string;
            content: string;
            excerpt: string;
            /** @default {} */
            meta: {
                _svc_event_start_date: string;
                _svc_event_end_date: string;
                _svc_event_venue_id: string;
                _svc_event_organizer_ids: string;
                _svc_event_featured: string;
                _svc_event_all_day: string;
                _svc_event_cost: string;
                _svc_event_timezone: string;
            };
            timezone: string;
            category_ids: number[];
            tag_ids: number[];
        };
        EventItem: {
            id: number;
            title: string;
            /** @description Y-m-d H:i:s, as clocks at the event show it. */
            start_date: string;
            /** @description Y-m-d H:i:s, as clocks at the event show it. */
            end_date: string;
            venue_id: number;
            organizer_ids: number[];
            featured: boolean;
            all_day: boolean;
            cost: string;
            /** @enum {string} */
            status: "publish" | "draft" | "pending" | "private" | "trash";
            url: string;
            image: string;
        };
        ForbiddenError: {
            /** @constant */
            code: "rest_forbidden";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 403;
            };
        };
        HttpsRequiredError: {
            /** @constant */
            code: "rest_https_required";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 401;
            };
        };
        InternalError: {
            /** @constant */
            code: "rest_internal_error";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 500;
            };
        };
        InvalidJsonError: {
            /** @constant */
            code: "rest_invalid_json";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 400;
            };
        };
        InvalidNonceError: {
            /** @constant */
            code: "rest_cookie_invalid_nonce";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 403;
            };
        };
        InvalidPageError: {
            /** @constant */
            code: "rest_post_invalid_page_number";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 400;
            };
        };
        InvalidParamError: {
            /** @constant */
            code: "rest_invalid_param";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 400;
                /** @description The invalid parameters, each with the reason. */
                params: {
                    [key: string]: string;
                };
            };
        };
        MissingParamError: {
            /** @constant */
            code: "rest_missing_callback_param";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 400;
                /** @description The names of the missing parameters. */
                params: string[];
            };
        };
        NotFoundError: {
            /** @constant */
            code: "rest_post_invalid_id";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 404;
            };
        };
        NotSignedInError: {
            /** @constant */
            code: "rest_not_logged_in";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 401;
            };
        };
        Organizer: {
            id: number;
            title: string;
            phone: string;
            /** @description An http:// or https:// address, or nothing. */
            website: string;
            /** @description An e-mail address. */
            email: string;
            url: string;
        };
        PreconditionFailedError: {
            /** @constant */
            code: "rest_precondition_failed";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 412;
            };
        };
        Tag: {
            id: number;
            title: string;
            slug: string;
        };
        TooLargeError: {
            /** @constant */
            code: "rest_request_too_large";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 413;
            };
        };
        UnsupportedBodyError: {
            /** @constant */
            code: "rest_unsupported_media_type";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 415;
            };
        };
        Venue: {
            id: number;
            title: string;
            address: string;
            city: string;
            state: string;
            zip: string;
            country: string;
            phone: string;
            /** @description An http:// or https:// address, or nothing. */
            website: string;
            url: string;
        };
        WrongCredentialsError: {
            /** @constant */
            code: "rest_invalid_credentials";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 401;
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
export type EventItem = components['schemas']['EventItem'];
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
export type Tag = components['schemas']['Tag'];
export type TooLargeError = components['schemas']['TooLargeError'];
export type UnsupportedBodyError = components['schemas']['UnsupportedBodyError'];
export type Venue = components['schemas']['Venue'];
export type WrongCredentialsError = components['schemas']['WrongCredentialsError'];
export type $defs = Record<string, never>;
export interface operations {
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
                     * @default normal
                     * @enum {string}
                     */
                    validation?: "normal" | "require-all-validate";
                    requests: {
                        /** @example svc/events/v1/events/17?force=true */
                        path: string;
                        /**
                         * @default POST
                         * @enum {string}
                         */
                        method?: "POST" | "PUT" | "PATCH" | "DELETE";
                        body?: unknown;
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
                        responses: {
                            status: number;
                            headers: {
                                [key: string]: unknown;
                            };
                            body: unknown;
                        }[];
                    } | {
                        /** @enum {string} */
                        failed: "validation";
                        responses: ({
                            status: number;
                            headers: {
                                [key: string]: unknown;
                            };
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
    listCategories: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
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
    listEvents: {
        parameters: {
            query?: {
                /** @description Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                start_date?: string;
                /** @description Y-m-d or Y-m-d H:i:s, in the zone of the site. */
                end_date?: string;
                search?: string;
                /** @description Ids, separated by commas or as the parameter repeated. */
                categories?: number[];
                /** @description Ids, separated by commas or as the parameter repeated. */
                tags?: number[];
                featured?: boolean;
                venue?: number;
                organizer?: number;
                status?: "publish" | "draft" | "pending" | "private" | "trash";
                page?: number;
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
                    title: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date: string;
                    venue_id?: number;
                    organizer_ids?: number[];
                    featured?: boolean;
                    all_day?: boolean;
                    /** @enum {string} */
                    status?: "publish" | "draft" | "pending" | "private";
                    content?: string;
                    /**
                     * Format: timezone
                     * @description IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
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
    getEvent: {
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date?: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date?: string;
                    venue_id?: number;
                    organizer_ids?: number[];
                    featured?: boolean;
                    all_day?: boolean;
                    /** @enum {string} */
                    status?: "publish" | "draft" | "pending" | "private";
                    content?: string;
                    /**
                     * Format: timezone
                     * @description IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date?: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date?: string;
                    venue_id?: number;
                    organizer_ids?: number[];
                    featured?: boolean;
                    all_day?: boolean;
                    /** @enum {string} */
                    status?: "publish" | "draft" | "pending" | "private";
                    content?: string;
                    /**
                     * Format: timezone
                     * @description IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
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
                force?: boolean;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description One or more ETags of earlier reads, separated by commas: 412, and nothing is written, if it has changed since. `*` matches any. */
                "If-Match"?: string;
            };
            path: {
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
                        /** @constant */
                        deleted: true;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_date?: string;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_date?: string;
                    venue_id?: number;
                    organizer_ids?: number[];
                    featured?: boolean;
                    all_day?: boolean;
                    /** @enum {string} */
                    status?: "publish" | "draft" | "pending" | "private";
                    content?: string;
                    /**
                     * Format: timezone
                     * @description IANA name of a time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
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
    listOrganizers: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
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
                    title: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
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
                        /** @constant */
                        deleted: true;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
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
                search?: string;
                page?: number;
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
    listVenues: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
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
                    title: string;
                    address?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    address?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    address?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
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
                        /** @constant */
                        deleted: true;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    address?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    phone?: string;
                    /**
                     * Format: uri
                     * @description An http:// or https:// address, or nothing.
                     */
                    website?: string;
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
