import type { ProjectRoles } from 'strapi-plugin-svc/kit';

/*
 * What roles may do of the project's own: their ticks, by the type of the role. Each is given once, at the first start
 * that finds it here; afterwards the role's screen rules.
 */
const roles: ProjectRoles = {};

export default roles;
