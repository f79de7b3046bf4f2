/* Made by `npm run client` from the self-description. Changes are lost. */

export interface paths {
    "/svc/auth/v1/application-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your application passwords, oldest first
         * @description Needs a signed-in user.
         */
        get: operations["listApplicationPasswords"];
        put?: never;
        /**
         * Make an application password; the answer is the only one that shows it
         * @description Needs a user who did not sign in with an application password.
         */
        post: operations["createApplicationPassword"];
        /**
         * Revoke all your application passwords
         * @description Needs a signed-in user.
         */
        delete: operations["deleteApplicationPasswords"];
        options?: never;
        /**
         * List your application passwords, oldest first: the headers alone
         * @description Needs a signed-in user.
         */
        head: operations["listApplicationPasswordsHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/application-passwords/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of your application passwords
         * @description Needs a signed-in user.
         */
        get: operations["getApplicationPassword"];
        /**
         * Rename one of your application passwords
         * @description Needs a user who did not sign in with an application password.
         */
        put: operations["updateApplicationPassword"];
        /**
         * Rename one of your application passwords
         * @description Needs a user who did not sign in with an application password.
         */
        post: operations["updateApplicationPasswordByPost"];
        /**
         * Revoke one of your application passwords
         * @description Needs a signed-in user.
         */
        delete: operations["deleteApplicationPassword"];
        options?: never;
        /**
         * Get one of your application passwords: the headers alone
         * @description Needs a signed-in user.
         */
        head: operations["getApplicationPasswordHead"];
        /**
         * Rename one of your application passwords
         * @description Needs a user who did not sign in with an application password.
         */
        patch: operations["patchApplicationPassword"];
        trace?: never;
    };
    "/svc/auth/v1/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address with the token of the mail that went there
         * @description Public.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed that sets another password; the answer is the same for every address
         * @description Public.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your account
         * @description Needs a signed-in user.
         */
        get: operations["getMe"];
        /**
         * Change your name, or your e-mail address once a mail there is answered
         * @description Needs a user who did not sign in with an application password.
         */
        put: operations["updateMe"];
        /**
         * Change your name, or your e-mail address once a mail there is answered
         * @description Needs a user who did not sign in with an application password.
         */
        post: operations["updateMeByPost"];
        /**
         * Delete your account; its orders stay, as those of a guest
         * @description Needs a user who did not sign in with an application password.
         */
        delete: operations["deleteMe"];
        options?: never;
        /**
         * Get your account: the headers alone
         * @description Needs a signed-in user.
         */
        head: operations["getMeHead"];
        /**
         * Change your name, or your e-mail address once a mail there is answered
         * @description Needs a user who did not sign in with an application password.
         */
        patch: operations["patchMe"];
        trace?: never;
    };
    "/svc/auth/v1/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a nonce for the session of your cookie, to send as X-API-Nonce
         * @description Needs the cookie of the host's own sign-in.
         */
        get: operations["getNonce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Get a nonce for the session of your cookie, to send as X-API-Nonce: the headers alone
         * @description Needs the cookie of the host's own sign-in.
         */
        head: operations["getNonceHead"];
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account; the answer is the same where the address has one already
         * @description Public.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another password with the token of the mail; all sessions of the account end
         * @description Public.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from an app: a short-lived access token, and one to get the next with
         * @description Public.
         */
        post: operations["beginSession"];
        /**
         * Sign out: of the session of the access token in the header, or the refresh token in the body
         * @description Needs one of the two tokens of the session.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new tokens for a refresh token, which is used up by that
         * @description Public.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/auth/v1/doc": {
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
        get: operations["describeAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Describe this namespace, as OpenAPI 3.1: the headers alone
         * @description Public.
         */
        head: operations["describeAuthHead"];
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** @description Given once and never again, to nothing else. */
            id: number;
            /** @description What one can sign in with instead of the address; no two accounts share one. */
            username: string;
            /** @description Where mails go, and what signs in. */
            email: string;
            /** @description Whether a mail to the address was answered, so that orders join the account. */
            email_confirmed: boolean;
            /** @description The address that it changes to once a mail there is answered; `""` for none. */
            pending_email: string;
        };
        ApplicationPassword: {
            /** @description Names the application password in addresses. */
            uuid: string;
            /** @description Which program has it. */
            name: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created: string;
            /**
             * Format: date-time
             * @description When it was used last, to the day; `null` for never. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            last_used: string | null;
            /** @description From where it was used last; `null` for never. */
            last_ip: string | null;
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
        LimitReachedError: {
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
                status: 400;
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
        NewApplicationPassword: {
            /** @description Names the application password in addresses. */
            uuid: string;
            /** @description Which program has it. */
            name: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            created: string;
            /**
             * Format: date-time
             * @description When it was used last, to the day; `null` for never. ISO 8601 in UTC.
             * @example 2030-05-01T18:00:00+00:00
             */
            last_used: string | null;
            /** @description From where it was used last; `null` for never. */
            last_ip: string | null;
            /** @description The password itself, six groups of four; shown this once. */
            password: string;
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
        SessionTokens: {
            /** @description Signs in as `Authorization: Bearer …`, for a few minutes. */
            access_token: string;
            /**
             * @description How the access token is sent.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description For how many seconds the access token is good. */
            expires_in: number;
            /** @description Gets the next two tokens, once. */
            refresh_token: string;
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
export type Account = components['schemas']['Account'];
export type ApplicationPassword = components['schemas']['ApplicationPassword'];
export type BusyError = components['schemas']['BusyError'];
export type ConflictError = components['schemas']['ConflictError'];
export type ForbiddenError = components['schemas']['ForbiddenError'];
export type HttpsRequiredError = components['schemas']['HttpsRequiredError'];
export type InternalError = components['schemas']['InternalError'];
export type InvalidJsonError = components['schemas']['InvalidJsonError'];
export type InvalidNonceError = components['schemas']['InvalidNonceError'];
export type InvalidPageError = components['schemas']['InvalidPageError'];
export type InvalidParamError = components['schemas']['InvalidParamError'];
export type LimitReachedError = components['schemas']['LimitReachedError'];
export type MissingParamError = components['schemas']['MissingParamError'];
export type NewApplicationPassword = components['schemas']['NewApplicationPassword'];
export type NotFoundError = components['schemas']['NotFoundError'];
export type NotSignedInError = components['schemas']['NotSignedInError'];
export type PreconditionFailedError = components['schemas']['PreconditionFailedError'];
export type SessionTokens = components['schemas']['SessionTokens'];
export type TooLargeError = components['schemas']['TooLargeError'];
export type UnsupportedBodyError = components['schemas']['UnsupportedBodyError'];
export type WrongCredentialsError = components['schemas']['WrongCredentialsError'];
export type $defs = Record<string, never>;
export interface operations {
    listApplicationPasswords: {
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
            /** @description List your application passwords, oldest first */
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
                    "application/json": components["schemas"]["ApplicationPassword"][];
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
    createApplicationPassword: {
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
                    /** @description Which program has it. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Make an application password; the answer is the only one that shows it */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApplicationPassword"];
                };
            };
            /** @description rest_cannot_create, rest_invalid_json, rest_invalid_param, rest_missing_callback_param */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitReachedError"] | components["schemas"]["InvalidJsonError"] | components["schemas"]["InvalidParamError"] | components["schemas"]["MissingParamError"];
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
    deleteApplicationPasswords: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke all your application passwords */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description It is gone. */
                        deleted: boolean;
                        /** @description How many were revoked. */
                        count: number;
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
    listApplicationPasswordsHead: {
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
            /** @description List your application passwords, oldest first */
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
    getApplicationPassword: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The name of the application password, as the list has it.
                 * @example 3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one of your application passwords */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"];
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
    updateApplicationPassword: {
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
                 * @description The name of the application password, as the list has it.
                 * @example 3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Which program has it. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Rename one of your application passwords */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"];
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
    updateApplicationPasswordByPost: {
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
                 * @description The name of the application password, as the list has it.
                 * @example 3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Which program has it. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Rename one of your application passwords */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"];
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
    deleteApplicationPassword: {
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
                 * @description The name of the application password, as the list has it.
                 * @example 3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke one of your application passwords */
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
                        previous: components["schemas"]["ApplicationPassword"];
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
    getApplicationPasswordHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The name of the application password, as the list has it.
                 * @example 3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one of your application passwords */
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
    patchApplicationPassword: {
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
                 * @description The name of the application password, as the list has it.
                 * @example 3f2b8c1e-5d4a-4b6f-9a7c-1e2d3c4b5a69
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Which program has it. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Rename one of your application passwords */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPassword"];
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
    confirmEmail: {
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
                    /** @description The token of the link in the mail. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Confirm an e-mail address with the token of the mail that went there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address is confirmed. */
                        confirmed: boolean;
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
    forgotPassword: {
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
                     * Format: email
                     * @description Where mails go. An e-mail address, with a dot in its domain.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Have a link mailed that sets another password; the answer is the same for every address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A mail goes out, if the address has an account. */
                        accepted: boolean;
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
    getMe: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get your account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
    updateMe: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What one can sign in with instead of the address; no two accounts share one. */
                    username?: string;
                    /**
                     * Format: email
                     * @description Where mails go, and what signs in. An e-mail address, with a dot in its domain.
                     */
                    email?: string;
                    /**
                     * Format: password
                     * @description The password that the account has; needed to change anything.
                     */
                    current_password?: string;
                };
            };
        };
        responses: {
            /** @description Change your name, or your e-mail address once a mail there is answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
    updateMeByPost: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What one can sign in with instead of the address; no two accounts share one. */
                    username?: string;
                    /**
                     * Format: email
                     * @description Where mails go, and what signs in. An e-mail address, with a dot in its domain.
                     */
                    email?: string;
                    /**
                     * Format: password
                     * @description The password that the account has; needed to change anything.
                     */
                    current_password?: string;
                };
            };
        };
        responses: {
            /** @description Change your name, or your e-mail address once a mail there is answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
    deleteMe: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete your account; its orders stay, as those of a guest */
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
                        previous: components["schemas"]["Account"];
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
    getMeHead: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get your account */
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
    patchMe: {
        parameters: {
            query?: {
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: {
                /** @description This has no ETag: `*` is accepted, anything else is 412. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What one can sign in with instead of the address; no two accounts share one. */
                    username?: string;
                    /**
                     * Format: email
                     * @description Where mails go, and what signs in. An e-mail address, with a dot in its domain.
                     */
                    email?: string;
                    /**
                     * Format: password
                     * @description The password that the account has; needed to change anything.
                     */
                    current_password?: string;
                };
            };
        };
        responses: {
            /** @description Change your name, or your e-mail address once a mail there is answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
    getNonce: {
        parameters: {
            query?: {
                /** @description `text` answers the ten digits alone. */
                format?: "json" | "text";
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a nonce for the session of your cookie, to send as X-API-Nonce */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ten digits, to be sent as `X-API-Nonce`. */
                        nonce: string;
                    };
                    "text/plain": string;
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
            /** @description rest_https_required, rest_invalid_credentials, rest_not_logged_in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpsRequiredError"] | components["schemas"]["WrongCredentialsError"] | components["schemas"]["NotSignedInError"];
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
    getNonceHead: {
        parameters: {
            query?: {
                /** @description `text` answers the ten digits alone. */
                format?: "json" | "text";
                /** @description Names of the fields wanted, separated by commas; a dot reaches into an object. */
                _fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a nonce for the session of your cookie, to send as X-API-Nonce */
            200: {
                headers: {
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
    register: {
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
                     * Format: email
                     * @description Where mails go. An e-mail address, with a dot in its domain.
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description The password of the account: at least 8 characters, at most 72 bytes.
                     */
                    password: string;
                    /** @description What one can sign in with instead of the address; no two accounts share one. */
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Make an account; the answer is the same where the address has one already */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where mails go. */
                        email: string;
                        /** @description Whether a mail has to be answered before the account signs in. */
                        confirmation_needed: boolean;
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
    resetPassword: {
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
                    /** @description The token of the link in the mail. */
                    token: string;
                    /**
                     * Format: password
                     * @description The password of the account: at least 8 characters, at most 72 bytes.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Set another password with the token of the mail; all sessions of the account end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The account has the new password. */
                        reset: boolean;
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
    beginSession: {
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
                    /** @description The user name or the e-mail address of the account. */
                    identifier: string;
                    /**
                     * Format: password
                     * @description The password of the account: at least 8 characters, at most 72 bytes.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Sign in from an app: a short-lived access token, and one to get the next with */
            201: {
                headers: {
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
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
    endSession: {
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
                    /**
                     * Format: password
                     * @description Gets the next two tokens, once.
                     */
                    refresh_token?: string;
                };
            };
        };
        responses: {
            /** @description Sign out: of the session of the access token in the header, or the refresh token in the body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description It is gone. */
                        deleted: boolean;
                    };
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
    refreshSession: {
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
                     * Format: password
                     * @description Gets the next two tokens, once.
                     */
                    refresh_token: string;
                };
            };
        };
        responses: {
            /** @description Get new tokens for a refresh token, which is used up by that */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
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
    describeAuth: {
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
    describeAuthHead: {
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
}
