import { bigint, document, integer, text } from './column-kinds';

/** Who has which thing open in the panel: panel-routes/open-forms. */
export const openFormTable = {
  svc_open_forms: {
    ...document,
    /** A content type. */
    type: text,
    /** A document of it. */
    thing: text,
    /** A row of `admin_users`. */
    administrator_id: integer,
    opened_at: bigint,
    seen_at: bigint,
  },
};
