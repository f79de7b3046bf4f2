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
    "/svc/tickets/v1/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attendees in order of their ids
         * @description Needs edit_svc_attendees.
         */
        get: operations["listAttendees"];
        put?: never;
        /**
         * Create an attendee, on sale or not, where there is a place
         * @description Needs edit_svc_attendees.
         */
        post: operations["createAttendee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/attendees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one attendee
         * @description Needs edit_svc_attendees.
         */
        get: operations["getAttendee"];
        /**
         * Change an attendee: only the fields that are sent
         * @description Needs edit_svc_attendees.
         */
        put: operations["updateAttendee"];
        /**
         * Change an attendee: only the fields that are sent
         * @description Needs edit_svc_attendees.
         */
        post: operations["updateAttendeeByPost"];
        /**
         * Delete an attendee; the place is free again
         * @description Needs delete_svc_attendees.
         */
        delete: operations["deleteAttendee"];
        options?: never;
        head?: never;
        /**
         * Change an attendee: only the fields that are sent
         * @description Needs edit_svc_attendees.
         */
        patch: operations["patchAttendee"];
        trace?: never;
    };
    "/svc/tickets/v1/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all that is known of one buyer, by e-mail address
         * @description Needs edit_svc_orders.
         */
        get: operations["exportBuyer"];
        put?: never;
        post?: never;
        /**
         * Erase one buyer, by e-mail address: names and addresses go, amounts and ids stay
         * @description Needs edit_svc_orders.
         */
        delete: operations["eraseBuyer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your cart
         * @description Public.
         */
        get: operations["getCart"];
        /**
         * Set how many places of a ticket are in your cart; 0 takes it out
         * @description Public.
         */
        put: operations["setInCart"];
        /**
         * Put places of a ticket into your cart, on top of what is in it; they are held for you
         * @description Public.
         */
        post: operations["addToCart"];
        /**
         * Take everything out of your cart
         * @description Public.
         */
        delete: operations["emptyCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn your cart into an order and pay it
         * @description Public.
         */
        post: operations["checkOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/doc": {
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
        get: operations["describeTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/guest-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the order that a token opens, with its attendees
         * @description Public.
         */
        get: operations["getGuestOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/my-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the places that you bought, newest purchase first
         * @description Needs a signed-in user.
         */
        get: operations["listMyTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders, newest first
         * @description Needs edit_svc_orders.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one order
         * @description Needs edit_svc_orders.
         */
        get: operations["getOrder"];
        /**
         * Mark an order paid that waits for its payment, or cancel one
         * @description Needs edit_svc_orders.
         */
        put: operations["updateOrder"];
        /**
         * Mark an order paid that waits for its payment, or cancel one
         * @description Needs edit_svc_orders.
         */
        post: operations["updateOrderByPost"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark an order paid that waits for its payment, or cancel one
         * @description Needs edit_svc_orders.
         */
        patch: operations["patchOrder"];
        trace?: never;
    };
    "/svc/tickets/v1/refund-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refund requests, newest first
         * @description Needs edit_svc_orders.
         */
        get: operations["listRefundRequests"];
        put?: never;
        /**
         * Ask for the money of an order, or of one place of it
         * @description Needs a signed-in user who is the buyer, or edit_svc_orders.
         */
        post: operations["createRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/refund-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a refund request, which gives the money back, or reject it
         * @description Needs edit_svc_orders.
         */
        put: operations["updateRefundRequest"];
        /**
         * Approve a refund request, which gives the money back, or reject it
         * @description Needs edit_svc_orders.
         */
        post: operations["updateRefundRequestByPost"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve a refund request, which gives the money back, or reject it
         * @description Needs edit_svc_orders.
         */
        patch: operations["patchRefundRequest"];
        trace?: never;
    };
    "/svc/tickets/v1/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For Stripe only: report that the status of a payment has changed
         * @description Public.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets in order of their ids
         * @description Public; tickets of events that are not published need edit_svc_tickets.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Create a ticket
         * @description Needs edit_svc_tickets.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one ticket
         * @description Public; tickets of events that are not published need edit_svc_tickets.
         */
        get: operations["getTicket"];
        /**
         * Change a ticket: only the fields that are sent
         * @description Needs edit_svc_tickets.
         */
        put: operations["updateTicket"];
        /**
         * Change a ticket: only the fields that are sent
         * @description Needs edit_svc_tickets.
         */
        post: operations["updateTicketByPost"];
        /**
         * Delete a ticket that has no attendees, also from carts
         * @description Needs delete_svc_tickets.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        /**
         * Change a ticket: only the fields that are sent
         * @description Needs edit_svc_tickets.
         */
        patch: operations["patchTicket"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Attendee: {
            id: number;
            full_name: string;
            email: string;
            event_id: number;
            ticket_id: number;
            order_id: number;
            /** @enum {string} */
            status: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
            checked_in: boolean;
            security_code: string;
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
        Buyer: {
            email: string;
            /** @description The host’s accounts of this address. */
            user_ids: number[];
            orders: components["schemas"]["Order"][];
            attendees: components["schemas"]["Attendee"][];
            refund_requests: components["schemas"]["RefundRequest"][];
            unpaid_places: components["schemas"]["UnpaidPlace"][];
        };
        CannotCreateError: {
            /** @constant */
            code: "rest_cannot_create";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 403;
                /**
                 * @description Why, where programs may want to know.
                 * @enum {string}
                 */
                reason?: "declined_too_often" | "too_many_carts";
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
        Cart: {
            items: components["schemas"]["CartItem"][];
            total: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            expires_at: string | null;
        };
        CartBusyError: {
            /** @constant */
            code: "rest_cart_in_checkout";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 409;
            };
        };
        CartItem: {
            ticket_id: number;
            ticket_title: string;
            event_id: number;
            event_title: string;
            quantity: number;
            price: string;
            subtotal: string;
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
        Erasure: {
            order_ids: number[];
            attendee_ids: number[];
            /** @description The host’s accounts of this address. */
            user_ids: number[];
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
        GuestOrder: {
            order_id: number;
            /** @enum {string} */
            status: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
            total: string;
            currency: string;
            buyer_name: string;
            buyer_email: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
            items: components["schemas"]["OrderItem"][];
            attendees: components["schemas"]["NamedPlace"][];
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
        KeyInFlightError: {
            /** @constant */
            code: "rest_idempotency_in_flight";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 409;
            };
        };
        KeyMismatchError: {
            /** @constant */
            code: "rest_idempotency_mismatch";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 422;
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
        NamedPlace: {
            attendee_id: number;
            event_id: number;
            event_title: string;
            event_date: string;
            ticket_id: number;
            ticket_title: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
            security_code: string;
            checked_in: boolean;
            full_name: string;
            email: string;
        };
        NoRouteError: {
            /** @constant */
            code: "rest_no_route";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 404;
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
        Order: {
            id: number;
            /** @enum {string} */
            status: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
            total: string;
            currency: string;
            buyer_name: string;
            buyer_email: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
            items: components["schemas"]["OrderItem"][];
            payment_method: string;
            user_id: number;
            attendee_ids: number[];
        };
        OrderItem: {
            ticket_id: number;
            ticket_title: string;
            event_id: number;
            event_title: string;
            quantity: number;
            price: string;
            subtotal: string;
        };
        PaymentFailedError: {
            /** @constant */
            code: "rest_payment_failed";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 400;
            };
        };
        PaymentUnavailableError: {
            /** @constant */
            code: "rest_payment_unavailable";
            /** @description What went wrong, for people. */
            message: string;
            data: {
                /** @constant */
                status: 500;
            };
        };
        Place: {
            attendee_id: number;
            event_id: number;
            event_title: string;
            event_date: string;
            ticket_id: number;
            ticket_title: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
            security_code: string;
            checked_in: boolean;
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
        Purchase: {
            order_id: number;
            /** @enum {string} */
            status: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
            total: string;
            attendee_ids: number[];
            confirmation_url: string;
            payment?: {
                /** @enum {string} */
                provider: "stripe";
                /** @enum {string} */
                status: "requires_action" | "processing";
                payment_intent: string;
                client_secret: string;
            };
        };
        RefundRequest: {
            id: number;
            order_id: number;
            attendee_id: number;
            event_id: number;
            amount: string;
            reason: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            buyer_name: string;
            buyer_email: string;
            admin_notes: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
        };
        Ticket: {
            id: number;
            title: string;
            event_id: number;
            /** @enum {string} */
            type: "paid" | "rsvp" | "free";
            price: string;
            capacity: number;
            sold: number;
            remaining: number;
            max_per_order: number;
            start_sale_date: string;
            end_sale_date: string;
            sku: string;
            description: string;
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
        UnpaidPlace: {
            order_id: number;
            ticket_id: number;
            full_name: string;
            email: string;
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
export type Attendee = components['schemas']['Attendee'];
export type BusyError = components['schemas']['BusyError'];
export type Buyer = components['schemas']['Buyer'];
export type CannotCreateError = components['schemas']['CannotCreateError'];
export type CannotDeleteError = components['schemas']['CannotDeleteError'];
export type Cart = components['schemas']['Cart'];
export type CartBusyError = components['schemas']['CartBusyError'];
export type CartItem = components['schemas']['CartItem'];
export type ConflictError = components['schemas']['ConflictError'];
export type Erasure = components['schemas']['Erasure'];
export type ForbiddenError = components['schemas']['ForbiddenError'];
export type GuestOrder = components['schemas']['GuestOrder'];
export type HttpsRequiredError = components['schemas']['HttpsRequiredError'];
export type InternalError = components['schemas']['InternalError'];
export type InvalidJsonError = components['schemas']['InvalidJsonError'];
export type InvalidNonceError = components['schemas']['InvalidNonceError'];
export type InvalidPageError = components['schemas']['InvalidPageError'];
export type InvalidParamError = components['schemas']['InvalidParamError'];
export type KeyInFlightError = components['schemas']['KeyInFlightError'];
export type KeyMismatchError = components['schemas']['KeyMismatchError'];
export type MissingParamError = components['schemas']['MissingParamError'];
export type NamedPlace = components['schemas']['NamedPlace'];
export type NoRouteError = components['schemas']['NoRouteError'];
export type NotFoundError = components['schemas']['NotFoundError'];
export type NotSignedInError = components['schemas']['NotSignedInError'];
export type Order = components['schemas']['Order'];
export type OrderItem = components['schemas']['OrderItem'];
export type PaymentFailedError = components['schemas']['PaymentFailedError'];
export type PaymentUnavailableError = components['schemas']['PaymentUnavailableError'];
export type Place = components['schemas']['Place'];
export type PreconditionFailedError = components['schemas']['PreconditionFailedError'];
export type Purchase = components['schemas']['Purchase'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type Ticket = components['schemas']['Ticket'];
export type TooLargeError = components['schemas']['TooLargeError'];
export type UnpaidPlace = components['schemas']['UnpaidPlace'];
export type UnsupportedBodyError = components['schemas']['UnsupportedBodyError'];
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
    listAttendees: {
        parameters: {
            query?: {
                event_id?: number;
                ticket_id?: number;
                status?: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
                page?: number;
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List attendees in order of their ids */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"][];
                };
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
    createAttendee: {
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
                    full_name: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
                     */
                    email: string;
                    event_id?: number;
                    ticket_id: number;
                    /** @enum {string} */
                    status?: "pending" | "confirmed" | "checked_in";
                };
            };
        };
        responses: {
            /** @description Create an attendee, on sale or not, where there is a place */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
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
            /** @description rest_cannot_create, rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotCreateError"] | components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
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
    getAttendee: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one attendee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
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
    updateAttendee: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    full_name?: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
                     */
                    email?: string;
                    event_id?: number;
                    ticket_id?: number;
                    /** @enum {string} */
                    status?: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
                };
            };
        };
        responses: {
            /** @description Change an attendee: only the fields that are sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
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
    updateAttendeeByPost: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    full_name?: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
                     */
                    email?: string;
                    event_id?: number;
                    ticket_id?: number;
                    /** @enum {string} */
                    status?: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
                };
            };
        };
        responses: {
            /** @description Change an attendee: only the fields that are sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
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
    deleteAttendee: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete an attendee; the place is free again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        deleted: true;
                        previous: components["schemas"]["Attendee"];
                    };
                };
            };
            /** @description rest_cannot_delete */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotDeleteError"];
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
    patchAttendee: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    full_name?: string;
                    /**
                     * Format: email
                     * @description An e-mail address.
                     */
                    email?: string;
                    event_id?: number;
                    ticket_id?: number;
                    /** @enum {string} */
                    status?: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
                };
            };
        };
        responses: {
            /** @description Change an attendee: only the fields that are sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
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
    exportBuyer: {
        parameters: {
            query: {
                /** @description An e-mail address. */
                email: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Export all that is known of one buyer, by e-mail address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Buyer"];
                };
            };
            /** @description rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
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
    eraseBuyer: {
        parameters: {
            query: {
                /** @description An e-mail address. */
                email: string;
                /** @description Erases what is of coming events, too. */
                force?: boolean;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erase one buyer, by e-mail address: names and addresses go, amounts and ids stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            /** @description rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
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
    getCart: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token of a guest's cart, for clients that keep no cookies. */
                "X-API-Cart"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get your cart */
            200: {
                headers: {
                    /** @description The token of a guest's cart, to send with the next request. */
                    "X-API-Cart"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
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
            /** @description rest_cart_in_checkout */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBusyError"];
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
    setInCart: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token of a guest's cart, for clients that keep no cookies. */
                "X-API-Cart"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket_id: number;
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Set how many places of a ticket are in your cart; 0 takes it out */
            200: {
                headers: {
                    /** @description The token of a guest's cart, to send with the next request. */
                    "X-API-Cart"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
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
            /** @description rest_cannot_create, rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotCreateError"] | components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
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
            /** @description rest_cart_in_checkout, rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBusyError"] | components["schemas"]["ConflictError"];
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
    addToCart: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token of a guest's cart, for clients that keep no cookies. */
                "X-API-Cart"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket_id: number;
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Put places of a ticket into your cart, on top of what is in it; they are held for you */
            200: {
                headers: {
                    /** @description The token of a guest's cart, to send with the next request. */
                    "X-API-Cart"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
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
            /** @description rest_cannot_create, rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotCreateError"] | components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
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
            /** @description rest_cart_in_checkout, rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBusyError"] | components["schemas"]["ConflictError"];
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
    emptyCart: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token of a guest's cart, for clients that keep no cookies. */
                "X-API-Cart"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take everything out of your cart */
            200: {
                headers: {
                    /** @description The token of a guest's cart, to send with the next request. */
                    "X-API-Cart"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
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
            /** @description rest_cart_in_checkout, rest_conflict */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBusyError"] | components["schemas"]["ConflictError"];
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
    checkOut: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token of a guest's cart, for clients that keep no cookies. */
                "X-API-Cart"?: string;
                /** @description Makes it safe to repeat the request: it buys once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Required for guests; for users taken from the account. */
                    buyer_name?: string;
                    /**
                     * Format: email
                     * @description Required for guests; for users taken from the account.
                     */
                    buyer_email?: string;
                    /**
                     * @description One of those that are set up and offered to you. Not needed where nothing is to be paid.
                     * @example free
                     * @example offline
                     * @example stripe
                     * @example test
                     */
                    payment_method?: string;
                    /**
                     * @description The token that the payment method needs.
                     * @example tok_ok
                     * @example tok_declined
                     */
                    payment_token?: string;
                    /** @description Names of attendees; attendees without a name get the buyer’s. */
                    attendees?: {
                        ticket_id: number;
                        full_name?: string;
                        /**
                         * Format: email
                         * @description An e-mail address.
                         */
                        email?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Turn your cart into an order and pay it */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    /** @description The token of a guest's cart, to send with the next request. */
                    "X-API-Cart"?: string;
                    /** @description `true` if this is the response to the first request. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_missing_callback_param, rest_payment_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"] | components["schemas"]["PaymentFailedError"];
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
            /** @description rest_cannot_create, rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotCreateError"] | components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
                };
            };
            /** @description rest_cart_in_checkout, rest_conflict, rest_idempotency_in_flight */
            409: {
                headers: {
                    /** @description With rest_conflict and rest_busy: in how many seconds the request can be sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBusyError"] | components["schemas"]["ConflictError"] | components["schemas"]["KeyInFlightError"];
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
            /** @description rest_idempotency_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyMismatchError"];
                };
            };
            /** @description rest_internal_error, rest_payment_unavailable */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"] | components["schemas"]["PaymentUnavailableError"];
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
    describeTickets: {
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
    getGuestOrder: {
        parameters: {
            query: {
                token: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the order that a token opens, with its attendees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestOrder"];
                };
            };
            /** @description rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
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
    listMyTickets: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the places that you bought, newest purchase first */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
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
    listOrders: {
        parameters: {
            query?: {
                status?: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
                event_id?: number;
                page?: number;
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List orders, newest first */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
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
    getOrder: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    updateOrder: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @enum {string} */
                    status?: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
                };
            };
        };
        responses: {
            /** @description Mark an order paid that waits for its payment, or cancel one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    updateOrderByPost: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @enum {string} */
                    status?: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
                };
            };
        };
        responses: {
            /** @description Mark an order paid that waits for its payment, or cancel one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    patchOrder: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @enum {string} */
                    status?: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
                };
            };
        };
        responses: {
            /** @description Mark an order paid that waits for its payment, or cancel one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    listRefundRequests: {
        parameters: {
            query?: {
                status?: "pending" | "approved" | "rejected";
                order_id?: number;
                event_id?: number;
                page?: number;
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List refund requests, newest first */
            200: {
                headers: {
                    /** @description Items on all pages. */
                    "X-API-Total"?: number;
                    /** @description Pages. */
                    "X-API-TotalPages"?: number;
                    /** @description The next and the previous page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"][];
                };
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
    createRefundRequest: {
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
                    order_id?: number;
                    attendee_id?: number;
                    /** @example 12.50 */
                    amount?: string | number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Ask for the money of an order, or of one place of it */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
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
            /** @description rest_cannot_create, rest_cookie_invalid_nonce, rest_forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotCreateError"] | components["schemas"]["InvalidNonceError"] | components["schemas"]["ForbiddenError"];
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
    updateRefundRequest: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @enum {string} */
                    status?: "pending" | "approved" | "rejected";
                    admin_notes?: string;
                };
            };
        };
        responses: {
            /** @description Approve a refund request, which gives the money back, or reject it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_payment_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["PaymentFailedError"];
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
            /** @description rest_internal_error, rest_payment_unavailable */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"] | components["schemas"]["PaymentUnavailableError"];
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
    updateRefundRequestByPost: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @enum {string} */
                    status?: "pending" | "approved" | "rejected";
                    admin_notes?: string;
                };
            };
        };
        responses: {
            /** @description Approve a refund request, which gives the money back, or reject it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_payment_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["PaymentFailedError"];
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
            /** @description rest_internal_error, rest_payment_unavailable */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"] | components["schemas"]["PaymentUnavailableError"];
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
    patchRefundRequest: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @enum {string} */
                    status?: "pending" | "approved" | "rejected";
                    admin_notes?: string;
                };
            };
        };
        responses: {
            /** @description Approve a refund request, which gives the money back, or reject it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            /** @description rest_invalid_json, rest_invalid_param, rest_payment_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["PaymentFailedError"];
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
            /** @description rest_internal_error, rest_payment_unavailable */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"] | components["schemas"]["PaymentUnavailableError"];
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
    receiveStripeEvent: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header: {
                /** @description Stripe’s signature and the time of sending. */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For Stripe only: report that the status of a payment has changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            /** @description rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
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
            /** @description rest_no_route */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRouteError"];
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
            /** @description rest_internal_error, rest_payment_unavailable */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"] | components["schemas"]["PaymentUnavailableError"];
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
    listTickets: {
        parameters: {
            query?: {
                event_id?: number;
                type?: "paid" | "rsvp" | "free";
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
            /** @description List tickets in order of their ids */
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
                    "application/json": components["schemas"]["Ticket"][];
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
    createTicket: {
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
                    event_id: number;
                    /** @enum {string} */
                    type: "paid" | "rsvp" | "free";
                    /** @example 12.50 */
                    price?: string | number;
                    capacity?: number | null;
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    sku?: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Create a ticket */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
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
    getTicket: {
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
            /** @description Get one ticket */
            200: {
                headers: {
                    /** @description Identifies this response. */
                    ETag?: string;
                    /** @description Who may keep it, and for how long. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
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
    updateTicket: {
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
                    event_id?: number;
                    /** @enum {string} */
                    type?: "paid" | "rsvp" | "free";
                    /** @example 12.50 */
                    price?: string | number;
                    capacity?: number | null;
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    sku?: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Change a ticket: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
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
    updateTicketByPost: {
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
                    event_id?: number;
                    /** @enum {string} */
                    type?: "paid" | "rsvp" | "free";
                    /** @example 12.50 */
                    price?: string | number;
                    capacity?: number | null;
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    sku?: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Change a ticket: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
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
    deleteTicket: {
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
            /** @description Delete a ticket that has no attendees, also from carts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        deleted: true;
                        previous: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description rest_cannot_delete */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannotDeleteError"];
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
    patchTicket: {
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
                    event_id?: number;
                    /** @enum {string} */
                    type?: "paid" | "rsvp" | "free";
                    /** @example 12.50 */
                    price?: string | number;
                    capacity?: number | null;
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    sku?: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Change a ticket: only the fields that are sent */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
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
