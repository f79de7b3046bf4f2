/* Made by `npm run client` from the self-description. Changes are lost. */

export interface paths {
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
        /**
         * List attendees in order of their ids: the headers alone
         * @description Needs edit_svc_attendees.
         */
        head: operations["listAttendeesHead"];
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
        /**
         * Get one attendee: the headers alone
         * @description Needs edit_svc_attendees.
         */
        head: operations["getAttendeeHead"];
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
        /**
         * Export all that is known of one buyer, by e-mail address: the headers alone
         * @description Needs edit_svc_orders.
         */
        head: operations["exportBuyerHead"];
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
        /**
         * Get your cart: the headers alone
         * @description Public.
         */
        head: operations["getCartHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/cart/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a voucher on your cart, in the place of one that is on it; the hold is not renewed
         * @description Public.
         */
        post: operations["applyVoucher"];
        /**
         * Take the voucher off your cart: everything costs what it did before
         * @description Public.
         */
        delete: operations["removeVoucher"];
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
        /**
         * Get the order that a token opens, with its attendees: the headers alone
         * @description Public.
         */
        head: operations["getGuestOrderHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/my-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders that you placed, newest first, with what became of refund requests
         * @description Needs a signed-in user.
         */
        get: operations["listMyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * List the orders that you placed, newest first, with what became of refund requests: the headers alone
         * @description Needs a signed-in user.
         */
        head: operations["listMyOrdersHead"];
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
        /**
         * List the places that you bought, newest purchase first: the headers alone
         * @description Needs a signed-in user.
         */
        head: operations["listMyTicketsHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/my-tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change who a place of yours is for: only the fields that are sent
         * @description Needs a signed-in user, or the order's token; the place has to be theirs.
         */
        put: operations["updateMyTicket"];
        /**
         * Change who a place of yours is for: only the fields that are sent
         * @description Needs a signed-in user, or the order's token; the place has to be theirs.
         */
        post: operations["updateMyTicketByPost"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change who a place of yours is for: only the fields that are sent
         * @description Needs a signed-in user, or the order's token; the place has to be theirs.
         */
        patch: operations["patchMyTicket"];
        trace?: never;
    };
    "/svc/tickets/v1/my-tickets/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a place of yours back, under the terms of its order
         * @description Needs a signed-in user, or the order's token; the place has to be theirs.
         */
        post: operations["returnMyTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/my-tickets/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a ticket of yours on to somebody else, who gets a new code
         * @description Needs a signed-in user, or the order's token; the place has to be theirs.
         */
        post: operations["transferMyTicket"];
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
        /**
         * List orders, newest first: the headers alone
         * @description Needs edit_svc_orders.
         */
        head: operations["listOrdersHead"];
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
        /**
         * Get one order: the headers alone
         * @description Needs edit_svc_orders.
         */
        head: operations["getOrderHead"];
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
         * @description Needs a signed-in user who is the buyer, the order's token, or edit_svc_orders.
         */
        post: operations["createRefundRequest"];
        delete?: never;
        options?: never;
        /**
         * List refund requests, newest first: the headers alone
         * @description Needs edit_svc_orders.
         */
        head: operations["listRefundRequestsHead"];
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
    "/svc/tickets/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a site has to know to sell: currency, ways of paying, how long a cart lasts
         * @description Public.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Get what a site has to know to sell: currency, ways of paying, how long a cart lasts: the headers alone
         * @description Public.
         */
        head: operations["getSettingsHead"];
        patch?: never;
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
        /**
         * List tickets in order of their ids: the headers alone
         * @description Public; tickets of events that are not published need edit_svc_tickets.
         */
        head: operations["listTicketsHead"];
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
        /**
         * Get one ticket: the headers alone
         * @description Public; tickets of events that are not published need edit_svc_tickets.
         */
        head: operations["getTicketHead"];
        /**
         * Change a ticket: only the fields that are sent
         * @description Needs edit_svc_tickets.
         */
        patch: operations["patchTicket"];
        trace?: never;
    };
    "/svc/tickets/v1/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vouchers in order of their ids
         * @description Needs edit_svc_tickets.
         */
        get: operations["listVouchers"];
        put?: never;
        /**
         * Create a voucher
         * @description Needs edit_svc_tickets.
         */
        post: operations["createVoucher"];
        delete?: never;
        options?: never;
        /**
         * List vouchers in order of their ids: the headers alone
         * @description Needs edit_svc_tickets.
         */
        head: operations["listVouchersHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/tickets/v1/vouchers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one voucher
         * @description Needs edit_svc_tickets.
         */
        get: operations["getVoucher"];
        /**
         * Change a voucher: only the fields that are sent. Carts that have it keep their prices
         * @description Needs edit_svc_tickets.
         */
        put: operations["updateVoucher"];
        /**
         * Change a voucher: only the fields that are sent. Carts that have it keep their prices
         * @description Needs edit_svc_tickets.
         */
        post: operations["updateVoucherByPost"];
        /**
         * Delete a voucher, used or not; orders keep its code and what it took off
         * @description Needs delete_svc_tickets.
         */
        delete: operations["deleteVoucher"];
        options?: never;
        /**
         * Get one voucher: the headers alone
         * @description Needs edit_svc_tickets.
         */
        head: operations["getVoucherHead"];
        /**
         * Change a voucher: only the fields that are sent. Carts that have it keep their prices
         * @description Needs edit_svc_tickets.
         */
        patch: operations["patchVoucher"];
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
        /**
         * Describe this namespace, as OpenAPI 3.1: the headers alone
         * @description Public.
         */
        head: operations["describeTicketsHead"];
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
        Attendee: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description The name of the attendee. */
            full_name: string;
            /** @description Where mails to the attendee go. */
            email: string;
            /** @description The event. */
            event_id: number;
            /** @description The ticket: a kind of place at an event. */
            ticket_id: number;
            /** @description The order that it came with; 0 for none. */
            order_id: number;
            /**
             * @description `pending` and `confirmed` have a place, `checked_in` are in; `cancelled` and `refunded` have given it back.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
            /** @description Whether they are in. */
            checked_in: boolean;
            /** @description Twelve letters and digits, which the door reads. */
            security_code: string;
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
        Buyer: {
            /** @description The address that was asked for. */
            email: string;
            /** @description The host’s accounts of this address. */
            user_ids: number[];
            /** @description Orders of this buyer. */
            orders: components["schemas"]["Order"][];
            /** @description Everybody in these orders, and whoever has the address elsewhere. */
            attendees: components["schemas"]["Attendee"][];
            /** @description Requests for money back of these orders and attendees. */
            refund_requests: components["schemas"]["RefundRequest"][];
            /** @description Names that wait with an order whose payment failed. */
            unpaid_places: components["schemas"]["UnpaidPlace"][];
        };
        CannotCreateError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_cannot_create";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 403;
                /**
                 * @description Why, for programs. sold_out: no place is left; too_many: fewer places are left than asked for; not_yet: the sale has not begun; sale_ended: the sale has ended, or the event is over; event_withdrawn: the event is not, or no longer, published; no_price: the ticket has no price yet; too_many_carts: the address has too many carts already; declined_too_often: too many payments of this cart were declined; voucher_not_yet: the voucher is not valid yet; voucher_ended: the voucher is no longer valid; voucher_used_up: the voucher is good for fewer places than asked for; voucher_not_for_these: the voucher lowers the price of nothing in this cart; too_many_codes: too many wrong codes came from the address; already_requested: there is a request for this that is not decided; window_over: it is too late: the days for it, or the event, are over; not_confirmed: only places that are confirmed; handed_on: the ticket was handed on, and is somebody else’s; not_transferable: tickets to this event cannot be handed on; not_returnable: what was bought gives nothing back.
                 * @enum {string}
                 */
                reason?: "sold_out" | "too_many" | "not_yet" | "sale_ended" | "event_withdrawn" | "no_price" | "too_many_carts" | "declined_too_often" | "voucher_not_yet" | "voucher_ended" | "voucher_used_up" | "voucher_not_for_these" | "too_many_codes" | "already_requested" | "window_over" | "not_confirmed" | "handed_on" | "not_transferable" | "not_returnable";
                /** @description With sold_out, too_many and voucher_used_up: how many places can still be had so. */
                remaining?: number;
                /**
                 * Format: date-time
                 * @description With not_yet and voucher_not_yet: when it begins.
                 */
                opens_utc?: string;
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
        Cart: {
            /** @description What is in it, a line for each ticket. */
            items: components["schemas"]["CartItem"][];
            /** @description All lines together. Text with the decimals of the site’s currency, in that currency. */
            total: string;
            /**
             * Format: date-time
             * @description Until when the places are held; `null` for an empty cart. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            expires_at: string | null;
            /** @description ISO 4217, such as `EUR`. Only where _fields names it. */
            currency?: string;
            /** @description Only where _fields names it. */
            voucher?: {
                /** @description The code of a voucher; letter case and spaces make no difference. */
                code: string;
                /** @description By how many percent each place costs less; `null` where it is an amount. */
                percent: number | null;
                /** @description How much less each place costs; `null` where it is a part. Text with the decimals of the site’s currency. */
                amount: string | null;
            } | null;
            /** @description Only where _fields names it. */
            discount?: string;
            /** @description Only where _fields names it. */
            full_total?: string;
        };
        CartBusyError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_cart_in_checkout";
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
        CartItem: {
            /** @description The ticket: a kind of place at an event. */
            ticket_id: number;
            /** @description What the ticket is called. */
            ticket_title: string;
            /** @description The event. */
            event_id: number;
            /** @description What the event is called. */
            event_title: string;
            /** @description How many places. */
            quantity: number;
            /** @description Of one place, kept from when it was put in. Text with the decimals of the site’s currency, in that currency. */
            price: string;
            /** @description Price times quantity. Text with the decimals of the site’s currency, in that currency. */
            subtotal: string;
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
        Erasure: {
            /** @description Orders in which something was replaced. */
            order_ids: number[];
            /** @description Attendees of whom something was replaced. */
            attendee_ids: number[];
            /** @description The host’s accounts of this address. */
            user_ids: number[];
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
        GuestOrder: {
            /** @description The order. */
            order_id: number;
            /**
             * @description That of the order.
             * @enum {string}
             */
            status: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
            /** @description All lines together. Text with the decimals of the site’s currency, in that currency. */
            total: string;
            /** @description ISO 4217, such as `EUR`. */
            currency: string;
            /** @description Who buys. */
            buyer_name: string;
            /** @description Where the confirmation goes. */
            buyer_email: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
            /** @description What is in it, a line for each ticket. */
            items: components["schemas"]["OrderItem"][];
            /** @description Only where _fields names it. */
            voucher?: string;
            /** @description Only where _fields names it. */
            discount?: string;
            /** @description Who has the places. */
            attendees: components["schemas"]["NamedPlace"][];
            /** @description What of the order was asked back, and what became of it. Only where _fields names it. */
            refund_requests?: components["schemas"]["RefundStanding"][];
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
        KeyInFlightError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_idempotency_in_flight";
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
        KeyMismatchError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_idempotency_mismatch";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 422;
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
        NamedPlace: {
            /** @description The attendee: who has the place. */
            attendee_id: number;
            /** @description The event. */
            event_id: number;
            /** @description What the event is called. */
            event_title: string;
            /** @description When the event begins, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""` where it is gone. */
            event_date: string;
            /** @description The ticket: a kind of place at an event. */
            ticket_id: number;
            /** @description What the ticket is called. */
            ticket_title: string;
            /**
             * @description That of the attendee.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
            /** @description What the door reads; show it as a QR code. `""` of a ticket that was handed on. */
            security_code: string;
            /** @description Whether they are in. */
            checked_in: boolean;
            /** @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. Only where _fields names it. */
            timezone?: string;
            /** @description When the event begins, as an instant: ISO 8601 in UTC; `""` where it is gone. Only where _fields names it. */
            event_start_utc?: string;
            /** @description When the event ends, as an instant: ISO 8601 in UTC; `""` where it is gone. Only where _fields names it. */
            event_end_utc?: string;
            /** @description The order. Only where _fields names it. */
            order_id?: number;
            /** @description The page of its order; `""` where nothing opens it any more. Only where _fields names it. */
            confirmation_url?: string;
            /** @description What the venue is called; `""` for none. Only where _fields names it. */
            venue?: string;
            /** @description As on the day of the purchase. Text with the decimals of the site’s currency, in that currency. Only where _fields names it. */
            price?: string;
            /** @description Whether somebody else has the ticket now. Only where _fields names it. */
            handed_on?: boolean;
            /** @description What its buyer can do with it now. Of refund requests that wait to be decided it says nothing. Only where _fields names it. */
            self_help?: {
                /** @description Whether who it is for can be changed. */
                rename: boolean;
                /** @description Whether it can be handed on to somebody else. */
                transfer: boolean;
                /** @description What giving it back comes to; `null` where it cannot be given back. */
                return: {
                    /** @description How much goes back. Text with the decimals of the site’s currency, in that currency. */
                    amount: string;
                    /** @description How much of the price goes back until then, in percent, 0 to 100. */
                    percent: number;
                    /** @description Until when that holds, as an instant: ISO 8601 in UTC; `""` where nobody knows. */
                    until: string;
                } | null;
            };
            /** @description The name of the attendee. */
            full_name: string;
            /** @description Where mails go. */
            email: string;
        };
        NoRouteError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_no_route";
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
        OfferedPaymentMethod: {
            /** @description Given once and never again, to nothing else. */
            id: string;
            /** @description What the provider’s own form on a page is made with, where there is such a key. */
            publishable_key?: string;
        };
        Order: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /**
             * @description `pending` waits for money, `completed` is paid; `failed` and `cancelled` hold no places; `partially_refunded` and `refunded` say what went back.
             * @enum {string}
             */
            status: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
            /** @description All lines together. Text with the decimals of the site’s currency, in that currency. */
            total: string;
            /** @description ISO 4217, such as `EUR`. */
            currency: string;
            /** @description Who buys. */
            buyer_name: string;
            /** @description Where the confirmation goes. */
            buyer_email: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
            /** @description What is in it, a line for each ticket. */
            items: components["schemas"]["OrderItem"][];
            /** @description Only where _fields names it. */
            voucher?: string;
            /** @description Only where _fields names it. */
            discount?: string;
            /** @description How it was paid, or is to be. */
            payment_method: string;
            /** @description The account that it was bought with; 0 for a guest. */
            user_id: number;
            /** @description Its attendees, one for each place. */
            attendee_ids: number[];
        };
        OrderItem: {
            /** @description The ticket: a kind of place at an event. */
            ticket_id: number;
            /** @description As on the day of the purchase. */
            ticket_title: string;
            /** @description The event. */
            event_id: number;
            /** @description As on the day of the purchase. */
            event_title: string;
            /** @description How many places. */
            quantity: number;
            /** @description Of one place, as on the day of the purchase. Text with the decimals of the site’s currency, in that currency. */
            price: string;
            /** @description Price times quantity. Text with the decimals of the site’s currency, in that currency. */
            subtotal: string;
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
        OwnOrder: {
            /** @description The order. */
            order_id: number;
            /**
             * @description That of the order.
             * @enum {string}
             */
            status: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
            /** @description All lines together. Text with the decimals of the site’s currency, in that currency. */
            total: string;
            /** @description ISO 4217, such as `EUR`. */
            currency: string;
            /** @description Who buys. */
            buyer_name: string;
            /** @description Where the confirmation goes. */
            buyer_email: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
            /** @description What is in it, a line for each ticket. */
            items: components["schemas"]["OrderItem"][];
            /** @description Only where _fields names it. */
            voucher?: string;
            /** @description Only where _fields names it. */
            discount?: string;
            /** @description Who has the places. */
            attendees: components["schemas"]["NamedPlace"][];
            /** @description The page of the order; `""` where nothing opens it any more. */
            confirmation_url: string;
            /** @description What of the order was asked back, and what became of it. */
            refund_requests: components["schemas"]["RefundStanding"][];
        };
        PaymentFailedError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_payment_failed";
            /** @description What went wrong, for people. */
            message: string;
            /** @description What more there is to say of it. */
            data: {
                /**
                 * @description The status of the answer.
                 * @constant
                 */
                status: 400;
                /**
                 * @description Why, for programs. declined: whoever pays is not taken, and may try another way; amount_differs: another amount came in than asked for; it goes back.
                 * @enum {string}
                 */
                reason?: "declined" | "amount_differs";
                /** @description What the payment provider calls it, where it says so: insufficient_funds. */
                decline_code?: string;
            };
        };
        PaymentUnavailableError: {
            /**
             * @description What went wrong, for programs.
             * @constant
             */
            code: "rest_payment_unavailable";
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
        Place: {
            /** @description The attendee: who has the place. */
            attendee_id: number;
            /** @description The event. */
            event_id: number;
            /** @description What the event is called. */
            event_title: string;
            /** @description When the event begins, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""` where it is gone. */
            event_date: string;
            /** @description The ticket: a kind of place at an event. */
            ticket_id: number;
            /** @description What the ticket is called. */
            ticket_title: string;
            /**
             * @description That of the attendee.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
            /** @description What the door reads; show it as a QR code. `""` of a ticket that was handed on. */
            security_code: string;
            /** @description Whether they are in. */
            checked_in: boolean;
            /** @description Where its clocks are: an IANA name such as `Europe/Berlin`. Where nothing is sent, that of the site. Only where _fields names it. */
            timezone?: string;
            /** @description When the event begins, as an instant: ISO 8601 in UTC; `""` where it is gone. Only where _fields names it. */
            event_start_utc?: string;
            /** @description When the event ends, as an instant: ISO 8601 in UTC; `""` where it is gone. Only where _fields names it. */
            event_end_utc?: string;
            /** @description The order. Only where _fields names it. */
            order_id?: number;
            /** @description The page of its order; `""` where nothing opens it any more. Only where _fields names it. */
            confirmation_url?: string;
            /** @description What the venue is called; `""` for none. Only where _fields names it. */
            venue?: string;
            /** @description As on the day of the purchase. Text with the decimals of the site’s currency, in that currency. Only where _fields names it. */
            price?: string;
            /** @description Whether somebody else has the ticket now. Only where _fields names it. */
            handed_on?: boolean;
            /** @description What its buyer can do with it now. Of refund requests that wait to be decided it says nothing. Only where _fields names it. */
            self_help?: {
                /** @description Whether who it is for can be changed. */
                rename: boolean;
                /** @description Whether it can be handed on to somebody else. */
                transfer: boolean;
                /** @description What giving it back comes to; `null` where it cannot be given back. */
                return: {
                    /** @description How much goes back. Text with the decimals of the site’s currency, in that currency. */
                    amount: string;
                    /** @description How much of the price goes back until then, in percent, 0 to 100. */
                    percent: number;
                    /** @description Until when that holds, as an instant: ISO 8601 in UTC; `""` where nobody knows. */
                    until: string;
                } | null;
            };
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
        Purchase: {
            /** @description The order. */
            order_id: number;
            /**
             * @description That of the order: `completed`, or `pending` while the buyer has to go on or pays later.
             * @enum {string}
             */
            status: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
            /** @description All lines together. Text with the decimals of the site’s currency, in that currency. */
            total: string;
            /** @description The attendees of the order, one for each place. */
            attendee_ids: number[];
            /** @description The page of the order. Whoever has the address sees the order and its tickets. */
            confirmation_url: string;
            /** @description What opens the order to a guest, as X-Order-Token; the same as in confirmation_url. Only where _fields names it. Only where _fields names it. */
            order_token?: string;
            /** @description What the buyer has to do next; absent where nothing is left to do. */
            payment?: {
                /**
                 * @description Who takes the money.
                 * @enum {string}
                 */
                provider: "stripe";
                /**
                 * @description `requires_action`: the bank asks the buyer something. `processing`: wait.
                 * @enum {string}
                 */
                status: "requires_action" | "processing";
                /** @description Stripe’s name of the payment. */
                payment_intent: string;
                /** @description For Stripe’s own script in the page of this buyer; to be kept from others. */
                client_secret: string;
            };
        };
        RefundRequest: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description The order it is about; in a body 0 where `attendee_id` says it. */
            order_id: number;
            /** @description Whose place it is about; 0 for the whole order. */
            attendee_id: number;
            /** @description The event; 0 where the order has several. */
            event_id: number;
            /** @description How much is to go back; all that is left where nothing is sent. Text with the decimals of the site’s currency, in that currency. */
            amount: string;
            /** @description Why, for the box office to read. */
            reason: string;
            /**
             * @description `pending` until it is decided, then `approved` or `rejected` for good.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            /** @description Who buys. */
            buyer_name: string;
            /** @description Where the confirmation goes. */
            buyer_email: string;
            /** @description Notes of the box office; buyers do not see them. */
            admin_notes: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
        };
        RefundStanding: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description How much. Text with the decimals of the site’s currency, in that currency. */
            amount: string;
            /**
             * @description `pending` until it is decided, then `approved` or `rejected` for good.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created_at: string;
        };
        ReturnStep: {
            /** @description The last second of the step, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. */
            until: string;
            /** @description How much of the price goes back until then, in percent, 0 to 100. */
            percent: number;
        };
        ReturnedPlace: {
            /** @description The attendee: who has the place. */
            attendee_id: number;
            /** @description The order. */
            order_id: number;
            /** @description `refunded`, or `cancelled` where no money goes back. */
            status: string;
            /** @description How much goes back. Text with the decimals of the site’s currency, in that currency. */
            refunded: string;
            /** @description ISO 4217, such as `EUR`. */
            currency: string;
        };
        Settings: {
            /** @description ISO 4217, such as `EUR`. */
            currency: string;
            /** @description How many decimals its amounts have. */
            currency_decimals: number;
            /** @description The zone of the site: an IANA name such as `Europe/Berlin`. */
            timezone: string;
            /** @description A language tag such as `en` or `pt-BR`: how the site may write dates and amounts. */
            locale: string;
            /** @description Ways of paying that visitors or accounts may choose. */
            payment_methods: components["schemas"]["OfferedPaymentMethod"][];
            /** @description How long a cart keeps its places after its last change. */
            cart_hold_seconds: number;
            /** @description How many places a cart has at most. */
            cart_max_places: number;
            /** @description For how many days after the purchase a buyer may ask for money back. */
            refund_window_days: number;
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
        UnpaidPlace: {
            /** @description The order. */
            order_id: number;
            /** @description The ticket: a kind of place at an event. */
            ticket_id: number;
            /** @description The name of the attendee. */
            full_name: string;
            /** @description Where mails go. */
            email: string;
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
        Voucher: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description The code of a voucher; letter case and spaces make no difference. */
            code: string;
            /** @description By how many percent each place costs less; `null` where it is an amount. */
            percent: number | null;
            /** @description How much less each place costs; `null` where it is a part. Text with the decimals of the site’s currency. */
            amount: string | null;
            /** @description The event that it is for; 0 for every event. */
            event_id: number;
            /** @description From when a voucher can be used, by the clock of its event, or of the site; `""` for always. */
            valid_from: string;
            /** @description Until when a voucher can be used, by the same clock; `""` for always. */
            valid_until: string;
            /** @description For how many places a voucher can be used; -1 for as many as people want. */
            max_places: number;
            /** @description For how many places of orders it is used. */
            used: number;
            /** @description A note for the staff. */
            note: string;
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
export type Attendee = components['schemas']['Attendee'];
export type BusyError = components['schemas']['BusyError'];
export type Buyer = components['schemas']['Buyer'];
export type CannotCreateError = components['schemas']['CannotCreateError'];
export type CannotDeleteError = components['schemas']['CannotDeleteError'];
export type Cart = components['schemas']['Cart'];
export type CartBusyError = components['schemas']['CartBusyError'];
export type CartItem = components['schemas']['CartItem'];
export type Category = components['schemas']['Category'];
export type ConflictError = components['schemas']['ConflictError'];
export type Erasure = components['schemas']['Erasure'];
export type EventItem = components['schemas']['EventItem'];
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
export type OfferedPaymentMethod = components['schemas']['OfferedPaymentMethod'];
export type Order = components['schemas']['Order'];
export type OrderItem = components['schemas']['OrderItem'];
export type Organizer = components['schemas']['Organizer'];
export type OwnOrder = components['schemas']['OwnOrder'];
export type PaymentFailedError = components['schemas']['PaymentFailedError'];
export type PaymentUnavailableError = components['schemas']['PaymentUnavailableError'];
export type Place = components['schemas']['Place'];
export type PreconditionFailedError = components['schemas']['PreconditionFailedError'];
export type Purchase = components['schemas']['Purchase'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type RefundStanding = components['schemas']['RefundStanding'];
export type ReturnStep = components['schemas']['ReturnStep'];
export type ReturnedPlace = components['schemas']['ReturnedPlace'];
export type Settings = components['schemas']['Settings'];
export type Tag = components['schemas']['Tag'];
export type Ticket = components['schemas']['Ticket'];
export type TooLargeError = components['schemas']['TooLargeError'];
export type UnpaidPlace = components['schemas']['UnpaidPlace'];
export type UnsupportedBodyError = components['schemas']['UnsupportedBodyError'];
export type Venue = components['schemas']['Venue'];
export type Voucher = components['schemas']['Voucher'];
export type WrongCredentialsError = components['schemas']['WrongCredentialsError'];
export type $defs = Record<string, never>;
export interface operations {
    listAttendees: {
        parameters: {
            query?: {
                /** @description Those of this event. */
                event_id?: number;
                /** @description Those of this ticket. */
                ticket_id?: number;
                /** @description Those in this status. */
                status?: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
                    /** @description The name of the attendee. */
                    full_name: string;
                    /**
                     * Format: email
                     * @description Where mails to the attendee go. An e-mail address.
                     */
                    email: string;
                    /** @description The event. */
                    event_id?: number;
                    /** @description The ticket: a kind of place at an event. */
                    ticket_id: number;
                    /**
                     * @description `pending` and `confirmed` have a place, `checked_in` are in; `cancelled` and `refunded` have given it back.
                     * @enum {string}
                     */
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
    listAttendeesHead: {
        parameters: {
            query?: {
                /** @description Those of this event. */
                event_id?: number;
                /** @description Those of this ticket. */
                ticket_id?: number;
                /** @description Those in this status. */
                status?: "pending" | "confirmed" | "checked_in" | "cancelled" | "refunded";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
    getAttendee: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
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
                    /** @description The name of the attendee. */
                    full_name?: string;
                    /**
                     * Format: email
                     * @description Where mails to the attendee go. An e-mail address.
                     */
                    email?: string;
                    /** @description The event. */
                    event_id?: number;
                    /** @description The ticket: a kind of place at an event. */
                    ticket_id?: number;
                    /**
                     * @description `pending` and `confirmed` have a place, `checked_in` are in; `cancelled` and `refunded` have given it back.
                     * @enum {string}
                     */
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
                    /** @description The name of the attendee. */
                    full_name?: string;
                    /**
                     * Format: email
                     * @description Where mails to the attendee go. An e-mail address.
                     */
                    email?: string;
                    /** @description The event. */
                    event_id?: number;
                    /** @description The ticket: a kind of place at an event. */
                    ticket_id?: number;
                    /**
                     * @description `pending` and `confirmed` have a place, `checked_in` are in; `cancelled` and `refunded` have given it back.
                     * @enum {string}
                     */
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
            /** @description Delete an attendee; the place is free again */
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
    getAttendeeHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
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
            /** @description Get one attendee */
            200: {
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
                    /** @description The name of the attendee. */
                    full_name?: string;
                    /**
                     * Format: email
                     * @description Where mails to the attendee go. An e-mail address.
                     */
                    email?: string;
                    /** @description The event. */
                    event_id?: number;
                    /** @description The ticket: a kind of place at an event. */
                    ticket_id?: number;
                    /**
                     * @description `pending` and `confirmed` have a place, `checked_in` are in; `cancelled` and `refunded` have given it back.
                     * @enum {string}
                     */
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
    exportBuyer: {
        parameters: {
            query: {
                /** @description The e-mail address of the buyer. An e-mail address. */
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
    eraseBuyer: {
        parameters: {
            query: {
                /** @description The e-mail address of the buyer. An e-mail address. */
                email: string;
                /** @description `true` erases also what is of events that are not over. Erases what is of coming events, too. */
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
    exportBuyerHead: {
        parameters: {
            query: {
                /** @description The e-mail address of the buyer. An e-mail address. */
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
                content?: never;
            };
            /** @description rest_invalid_param, rest_missing_callback_param */
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
                    /** @description The ticket: a kind of place at an event. */
                    ticket_id: number;
                    /** @description How many places. */
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
                    /** @description The ticket: a kind of place at an event. */
                    ticket_id: number;
                    /** @description How many places. */
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
    getCartHead: {
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
                content?: never;
            };
            /** @description rest_invalid_param */
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
            /** @description rest_cart_in_checkout */
            409: {
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
    applyVoucher: {
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
                    /** @description The code of a voucher; letter case and spaces make no difference. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Put a voucher on your cart, in the place of one that is on it; the hold is not renewed */
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
    removeVoucher: {
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
            /** @description Take the voucher off your cart: everything costs what it did before */
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
    checkOut: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The language of the order: its mails and tickets are in it, if the site has it. */
                "Accept-Language"?: string;
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
                    /** @description Who buys. Required for guests; for users taken from the account. */
                    buyer_name?: string;
                    /**
                     * Format: email
                     * @description Where the confirmation goes. Required for guests; for users taken from the account.
                     */
                    buyer_email?: string;
                    /**
                     * @description `free`, `offline`, `stripe`, `test`, or a way of paying of the site’s own. One of those that are set up and offered to you. Not needed where nothing is to be paid.
                     * @example free
                     * @example offline
                     * @example stripe
                     * @example test
                     */
                    payment_method?: string;
                    /**
                     * @description What the payment provider gave the page for the card. The token that the payment method needs.
                     * @example tok_ok
                     * @example tok_declined
                     */
                    payment_token?: string;
                    /** @description Who has the places. Names of attendees; attendees without a name get the buyer’s. */
                    attendees?: {
                        /** @description The ticket in the cart whose place it is. */
                        ticket_id: number;
                        /** @description Who comes; the buyer where nothing is said. */
                        full_name?: string;
                        /**
                         * Format: email
                         * @description Of whoever comes; the buyer’s where nothing is said. An e-mail address, with a dot in its domain.
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
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
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
    getGuestOrder: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
            };
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
    getGuestOrderHead: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
            };
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
                content?: never;
            };
            /** @description rest_invalid_param, rest_missing_callback_param */
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
    listMyOrders: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
            /** @description List the orders that you placed, newest first, with what became of refund requests */
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
                    "application/json": components["schemas"]["OwnOrder"][];
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
    listMyOrdersHead: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
            /** @description List the orders that you placed, newest first, with what became of refund requests */
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
    listMyTickets: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
    listMyTicketsHead: {
        parameters: {
            query?: {
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
    updateMyTicket: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @description The name of the attendee. */
                    full_name?: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address, with a dot in its domain.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Change who a place of yours is for: only the fields that are sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedPlace"];
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
    updateMyTicketByPost: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @description The name of the attendee. */
                    full_name?: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address, with a dot in its domain.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Change who a place of yours is for: only the fields that are sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedPlace"];
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
    patchMyTicket: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
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
                    /** @description The name of the attendee. */
                    full_name?: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address, with a dot in its domain.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Change who a place of yours is for: only the fields that are sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedPlace"];
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
    returnMyTicket: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
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
                    /** @description Why, for the box office to read. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Give a place of yours back, under the terms of its order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnedPlace"];
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
            /** @description rest_internal_error, rest_payment_unavailable */
            500: {
                headers: {
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
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
    transferMyTicket: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the attendee. */
                    full_name: string;
                    /**
                     * Format: email
                     * @description Where mails go. An e-mail address, with a dot in its domain.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Hand a ticket of yours on to somebody else, who gets a new code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedPlace"];
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
    listOrders: {
        parameters: {
            query?: {
                /** @description Those in this status. */
                status?: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
                /** @description Those of this event. */
                event_id?: number;
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
    listOrdersHead: {
        parameters: {
            query?: {
                /** @description Those in this status. */
                status?: "pending" | "completed" | "partially_refunded" | "failed" | "cancelled" | "refunded";
                /** @description Those of this event. */
                event_id?: number;
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
    getOrder: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
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
                    /**
                     * @description `pending` waits for money, `completed` is paid; `failed` and `cancelled` hold no places; `partially_refunded` and `refunded` say what went back.
                     * @enum {string}
                     */
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
                    /**
                     * @description `pending` waits for money, `completed` is paid; `failed` and `cancelled` hold no places; `partially_refunded` and `refunded` say what went back.
                     * @enum {string}
                     */
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
    getOrderHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
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
            /** @description Get one order */
            200: {
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
                    /**
                     * @description `pending` waits for money, `completed` is paid; `failed` and `cancelled` hold no places; `partially_refunded` and `refunded` say what went back.
                     * @enum {string}
                     */
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
    listRefundRequests: {
        parameters: {
            query?: {
                /** @description Those in this status. */
                status?: "pending" | "approved" | "rejected";
                /** @description Those of this order. */
                order_id?: number;
                /** @description Those of this event. */
                event_id?: number;
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
    createRefundRequest: {
        parameters: {
            query?: {
                /** @description The token in the address of the order. */
                token?: string;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description The token in the address of the order, in place of `token`. */
                "X-Order-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order it is about; in a body 0 where `attendee_id` says it. */
                    order_id?: number;
                    /** @description Whose place it is about; 0 for the whole order. */
                    attendee_id?: number;
                    /**
                     * @description How much is to go back; all that is left where nothing is sent. Text with the decimals of the site’s currency, in that currency.
                     * @example 12.50
                     */
                    amount?: string | number;
                    /** @description Why, for the box office to read. */
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
    listRefundRequestsHead: {
        parameters: {
            query?: {
                /** @description Those in this status. */
                status?: "pending" | "approved" | "rejected";
                /** @description Those of this order. */
                order_id?: number;
                /** @description Those of this event. */
                event_id?: number;
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
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
                    /**
                     * @description `pending` until it is decided, then `approved` or `rejected` for good.
                     * @enum {string}
                     */
                    status?: "pending" | "approved" | "rejected";
                    /** @description Notes of the box office; buyers do not see them. */
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
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
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
                    /**
                     * @description `pending` until it is decided, then `approved` or `rejected` for good.
                     * @enum {string}
                     */
                    status?: "pending" | "approved" | "rejected";
                    /** @description Notes of the box office; buyers do not see them. */
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
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
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
                    /**
                     * @description `pending` until it is decided, then `approved` or `rejected` for good.
                     * @enum {string}
                     */
                    status?: "pending" | "approved" | "rejected";
                    /** @description Notes of the box office; buyers do not see them. */
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
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
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
    getSettings: {
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
            /** @description Get what a site has to know to sell: currency, ways of paying, how long a cart lasts */
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
                    "application/json": components["schemas"]["Settings"];
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
    getSettingsHead: {
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
            /** @description Get what a site has to know to sell: currency, ways of paying, how long a cart lasts */
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1",
                 *       "type": "payment_intent.succeeded",
                 *       "data": {
                 *         "object": {
                 *           "id": "pi_1",
                 *           "object": "payment_intent",
                 *           "amount": 5000,
                 *           "currency": "eur"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Stripe’s name of the event. */
                    id: string;
                    /** @description What has happened, in Stripe’s words. */
                    type: string;
                    /** @description What it has happened to. */
                    data: {
                        /** @description The payment, as Stripe has it then. */
                        object?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description For Stripe only: report that the status of a payment has changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stripe need not tell it again. */
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
                    /** @description What the request is called in the log of the service. */
                    "X-Request-Id"?: string;
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
                /** @description Those of this event. Ids, separated by commas or as the parameter repeated. */
                event_id?: number[];
                /** @description Tickets of this type. */
                type?: "paid" | "rsvp" | "free";
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include. Of these include needs that parameter. */
                orderby?: "title" | "id" | "modified" | "include";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: event; 1 for all. */
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
                    /** @description What it was made from, for caches that forget by it: events,event-17,venue-3. To guests only. */
                    "Cache-Tag"?: string;
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
                    /** @description What it is called. */
                    title: string;
                    /** @description The event that it admits to. It never changes. */
                    event_id: number;
                    /**
                     * @description `paid` has a price; `rsvp` is a reply without payment; `free` costs nothing.
                     * @enum {string}
                     */
                    type: "paid" | "rsvp" | "free";
                    /**
                     * @description Of one place. Text with the decimals of the site’s currency, in that currency.
                     * @example 12.50
                     */
                    price?: string | number;
                    /** @description How many places there are; -1 for as many as people want. */
                    capacity?: number | null;
                    /** @description How many places one order may have; 0 for no limit of the ticket’s own. */
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description From when it is on sale, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: at once. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when it is on sale, this second included, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until the event ends. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    /** @description The seller’s own number for it; no two tickets share one. Made of id and title where nothing is sent. */
                    sku?: string;
                    /** @description What buyers should know of these places; `""` for nothing. */
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
    listTicketsHead: {
        parameters: {
            query?: {
                /** @description Those of this event. Ids, separated by commas or as the parameter repeated. */
                event_id?: number[];
                /** @description Tickets of this type. */
                type?: "paid" | "rsvp" | "free";
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
                /** @description What the list is in order of: title, id, modified, include. Of these include needs that parameter. */
                orderby?: "title" | "id" | "modified" | "include";
                /** @description desc turns the order around. */
                order?: "asc" | "desc";
                /** @description Which page of the list, from 1. */
                page?: number;
                /** @description How many of the list a page has. */
                per_page?: number;
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: event; 1 for all. */
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
    getTicket: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: event; 1 for all. */
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
            /** @description Get one ticket */
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
                    /** @description The event that it admits to. It never changes. */
                    event_id?: number;
                    /**
                     * @description `paid` has a price; `rsvp` is a reply without payment; `free` costs nothing.
                     * @enum {string}
                     */
                    type?: "paid" | "rsvp" | "free";
                    /**
                     * @description Of one place. Text with the decimals of the site’s currency, in that currency.
                     * @example 12.50
                     */
                    price?: string | number;
                    /** @description How many places there are; -1 for as many as people want. */
                    capacity?: number | null;
                    /** @description How many places one order may have; 0 for no limit of the ticket’s own. */
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description From when it is on sale, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: at once. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when it is on sale, this second included, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until the event ends. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    /** @description The seller’s own number for it; no two tickets share one. Made of id and title where nothing is sent. */
                    sku?: string;
                    /** @description What buyers should know of these places; `""` for nothing. */
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
                    /** @description The event that it admits to. It never changes. */
                    event_id?: number;
                    /**
                     * @description `paid` has a price; `rsvp` is a reply without payment; `free` costs nothing.
                     * @enum {string}
                     */
                    type?: "paid" | "rsvp" | "free";
                    /**
                     * @description Of one place. Text with the decimals of the site’s currency, in that currency.
                     * @example 12.50
                     */
                    price?: string | number;
                    /** @description How many places there are; -1 for as many as people want. */
                    capacity?: number | null;
                    /** @description How many places one order may have; 0 for no limit of the ticket’s own. */
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description From when it is on sale, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: at once. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when it is on sale, this second included, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until the event ends. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    /** @description The seller’s own number for it; no two tickets share one. Made of id and title where nothing is sent. */
                    sku?: string;
                    /** @description What buyers should know of these places; `""` for nothing. */
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
            /** @description Delete a ticket that has no attendees, also from carts */
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
    getTicketHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
                /** @description What to put into _embedded, separated by commas: event; 1 for all. */
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
            /** @description Get one ticket */
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
                    /** @description The event that it admits to. It never changes. */
                    event_id?: number;
                    /**
                     * @description `paid` has a price; `rsvp` is a reply without payment; `free` costs nothing.
                     * @enum {string}
                     */
                    type?: "paid" | "rsvp" | "free";
                    /**
                     * @description Of one place. Text with the decimals of the site’s currency, in that currency.
                     * @example 12.50
                     */
                    price?: string | number;
                    /** @description How many places there are; -1 for as many as people want. */
                    capacity?: number | null;
                    /** @description How many places one order may have; 0 for no limit of the ticket’s own. */
                    max_per_order?: number;
                    /**
                     * Format: wall-clock
                     * @description From when it is on sale, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: at once. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    start_sale_date?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when it is on sale, this second included, `Y-m-d H:i:s`. By the clock at the event, in its `timezone`. `""`: until the event ends. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    end_sale_date?: string | null;
                    /** @description The seller’s own number for it; no two tickets share one. Made of id and title where nothing is sent. */
                    sku?: string;
                    /** @description What buyers should know of these places; `""` for nothing. */
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
    listVouchers: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. A part of the code, with its dashes or without. */
                search?: string;
                /** @description Those of this event. Only those that are for these events; 0: those for every event. */
                event_id?: number[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
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
            /** @description List vouchers in order of their ids */
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
                    "application/json": components["schemas"]["Voucher"][];
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
    createVoucher: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The code of a voucher; letter case and spaces make no difference. Letters from A to Z, digits and dashes. Empty: one is made. */
                    code?: string;
                    /** @description By how many percent each place costs less; `null` where it is an amount. */
                    percent?: number | null;
                    /**
                     * @description How much less each place costs; `null` where it is a part. Text with the decimals of the site’s currency.
                     * @example 12.50
                     */
                    amount?: string | number | null;
                    /** @description The event that it is for; 0 for every event. */
                    event_id?: number | null;
                    /**
                     * Format: wall-clock
                     * @description From when a voucher can be used, by the clock of its event, or of the site; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_from?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when a voucher can be used, by the same clock; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_until?: string | null;
                    /** @description For how many places a voucher can be used; -1 for as many as people want. */
                    max_places?: number | null;
                    /** @description A note for the staff. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Create a voucher */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
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
    listVouchersHead: {
        parameters: {
            query?: {
                /** @description Words; each has to begin a word of the text. A part of the code, with its dashes or without. */
                search?: string;
                /** @description Those of this event. Only those that are for these events; 0: those for every event. */
                event_id?: number[];
                /** @description Only those with these ids. */
                include?: number[];
                /** @description All but those with these ids. */
                exclude?: number[];
                /** @description How many to leave out; goes before page. */
                offset?: number;
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
            /** @description List vouchers in order of their ids */
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
    getVoucher: {
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
            /** @description Get one voucher */
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
                    "application/json": components["schemas"]["Voucher"];
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
    updateVoucher: {
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
                    /** @description The code of a voucher; letter case and spaces make no difference. Letters from A to Z, digits and dashes. Empty: one is made. */
                    code?: string;
                    /** @description By how many percent each place costs less; `null` where it is an amount. */
                    percent?: number | null;
                    /**
                     * @description How much less each place costs; `null` where it is a part. Text with the decimals of the site’s currency.
                     * @example 12.50
                     */
                    amount?: string | number | null;
                    /** @description The event that it is for; 0 for every event. */
                    event_id?: number | null;
                    /**
                     * Format: wall-clock
                     * @description From when a voucher can be used, by the clock of its event, or of the site; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_from?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when a voucher can be used, by the same clock; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_until?: string | null;
                    /** @description For how many places a voucher can be used; -1 for as many as people want. */
                    max_places?: number | null;
                    /** @description A note for the staff. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Change a voucher: only the fields that are sent. Carts that have it keep their prices */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
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
    updateVoucherByPost: {
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
                    /** @description The code of a voucher; letter case and spaces make no difference. Letters from A to Z, digits and dashes. Empty: one is made. */
                    code?: string;
                    /** @description By how many percent each place costs less; `null` where it is an amount. */
                    percent?: number | null;
                    /**
                     * @description How much less each place costs; `null` where it is a part. Text with the decimals of the site’s currency.
                     * @example 12.50
                     */
                    amount?: string | number | null;
                    /** @description The event that it is for; 0 for every event. */
                    event_id?: number | null;
                    /**
                     * Format: wall-clock
                     * @description From when a voucher can be used, by the clock of its event, or of the site; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_from?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when a voucher can be used, by the same clock; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_until?: string | null;
                    /** @description For how many places a voucher can be used; -1 for as many as people want. */
                    max_places?: number | null;
                    /** @description A note for the staff. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Change a voucher: only the fields that are sent. Carts that have it keep their prices */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
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
    deleteVoucher: {
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
            /** @description Delete a voucher, used or not; orders keep its code and what it took off */
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
                        previous: components["schemas"]["Voucher"];
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
    getVoucherHead: {
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
            /** @description Get one voucher */
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
    patchVoucher: {
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
                    /** @description The code of a voucher; letter case and spaces make no difference. Letters from A to Z, digits and dashes. Empty: one is made. */
                    code?: string;
                    /** @description By how many percent each place costs less; `null` where it is an amount. */
                    percent?: number | null;
                    /**
                     * @description How much less each place costs; `null` where it is a part. Text with the decimals of the site’s currency.
                     * @example 12.50
                     */
                    amount?: string | number | null;
                    /** @description The event that it is for; 0 for every event. */
                    event_id?: number | null;
                    /**
                     * Format: wall-clock
                     * @description From when a voucher can be used, by the clock of its event, or of the site; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_from?: string | null;
                    /**
                     * Format: wall-clock
                     * @description Until when a voucher can be used, by the same clock; `""` for always. Y-m-d H:i:s, as clocks at the event show it.
                     * @example 2030-05-01 18:00:00
                     */
                    valid_until?: string | null;
                    /** @description For how many places a voucher can be used; -1 for as many as people want. */
                    max_places?: number | null;
                    /** @description A note for the staff. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Change a voucher: only the fields that are sent. Carts that have it keep their prices */
            200: {
                headers: {
                    /** @description Identifies what was written, for the next write. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
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
    describeTicketsHead: {
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
