import { boolean, integer, place, text } from './column-kinds';

/** Of the host's tables, the columns that are read here. */
export const hostTables = {
  files: {
    id: integer,
    document_id: text,
    url: text,
    mime: text.orNull,
    alternative_text: text.orNull,
    width: integer.orNull,
    height: integer.orNull,
  },
  files_related_mph: {
    id: integer,
    file_id: integer,
    related_id: integer,
    related_type: text,
    field: text,
    order: place.orNull,
  },
  up_permissions: { id: integer, action: text },
  up_permissions_role_lnk: { id: integer, permission_id: integer, role_id: integer },
  up_roles: { id: integer, type: text },
  up_users: {
    id: integer,
    username: text,
    email: text,
    provider: text,
    password: text.orNull,
    confirmed: boolean.orNull,
    blocked: boolean.orNull,
  },
  up_users_role_lnk: { id: integer, user_id: integer, role_id: integer },
};
