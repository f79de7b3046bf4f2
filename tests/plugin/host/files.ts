/*
 * The files of a Strapi project that knows nothing of svc, as somebody has it who wants to install the plugin. Limits,
 * CORS and users-permissions differ from what svc uses, so that a change to the host's own routes shows in its answers.
 */

const server = `module.exports = ({ env }) => ({
  host: '127.0.0.1',
  port: env.int('PORT', 1337),
  app: { keys: env.array('APP_KEYS') },
  logger: { updates: { enabled: false } },
});`;

const admin = `module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
});`;

const api = `module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };`;

/** As in Strapi's template: a block for each engine and nothing that svc needs of a connection. */
const database = `module.exports = ({ env }) => {
  const client = env('DATABASE_CLIENT');
  const url = client === 'mysql' ? new URL(env('DATABASE_URL')) : null;
  const server = url && {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  };
  const connections = {
    sqlite: { connection: { filename: env('DATABASE_FILENAME') }, useNullAsDefault: true },
    postgres: { connection: { connectionString: env('DATABASE_URL') }, pool: { min: 2, max: 10 } },
    mysql: { connection: server, pool: { min: 2, max: 10 } },
  };
  return { connection: { client, ...connections[client], acquireConnectionTimeout: 60000 } };
};`;

const middlewares = `module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  {
    name: 'strapi::cors',
    config: { origin: ['https://shop.example', 'https://admin.shop.example'], credentials: true, maxAge: 600 },
  },
  'strapi::poweredBy',
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '5mb', formLimit: '5mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];`;

const orderSchema = {
  kind: 'collectionType',
  collectionName: 'orders',
  info: { singularName: 'order', pluralName: 'orders', displayName: 'Order' },
  options: { draftAndPublish: false },
  attributes: {
    number: { type: 'string', required: true, unique: true },
    note: { type: 'text' },
    total: { type: 'decimal' },
    placedAt: { type: 'datetime' },
    category: { type: 'relation', relation: 'manyToOne', target: 'api::category.category' },
  },
};

const categorySchema = {
  kind: 'collectionType',
  collectionName: 'categories',
  info: { singularName: 'category', pluralName: 'categories', displayName: 'Category' },
  options: { draftAndPublish: true },
  attributes: {
    name: { type: 'string', required: true },
    slug: { type: 'uid', targetField: 'name' },
  },
};

function coreFactory(kind: 'Router' | 'Controller' | 'Service', uid: string): string {
  return `module.exports = require('@strapi/strapi').factories.createCore${kind}('${uid}');`;
}

function apiFiles(name: string, schema: object): Record<string, string> {
  const uid = `api::${name}.${name}`;
  const folder = `src/api/${name}`;
  return {
    [`${folder}/content-types/${name}/schema.json`]: JSON.stringify(schema, null, 2),
    [`${folder}/routes/${name}.js`]: coreFactory('Router', uid),
    [`${folder}/controllers/${name}.js`]: coreFactory('Controller', uid),
    [`${folder}/services/${name}.js`]: coreFactory('Service', uid),
  };
}

/** A route that answers with the size of the body it got, and two that list the database's tables and roles. */
const echo = {
  'src/api/echo/routes/echo.js': `module.exports = {
  routes: [{ method: 'POST', path: '/echo', handler: 'echo.say', config: { auth: false } },
    { method: 'GET', path: '/tables', handler: 'echo.tables', config: { auth: false } },
    { method: 'GET', path: '/roles', handler: 'echo.roles', config: { auth: false } }],
};`,
  'src/api/echo/controllers/echo.js': `module.exports = {
  say(ctx) {
    const { body } = ctx.request;
    const raw = body?.[Symbol.for('unparsedBody')];
    ctx.body = { keys: Object.keys(body ?? {}), bytes: JSON.stringify(body)?.length, raw: typeof raw, session: typeof ctx.session };
  },
  async tables(ctx) {
    ctx.body = await strapi.db.dialect.schemaInspector.getTables();
  },
  async roles(ctx) {
    ctx.body = await strapi.db.query('plugin::users-permissions.role').findMany({ populate: ['permissions'] });
  },
};`,
};

/**
 * Lets everybody read and write the host's two types, and makes one user who can sign in and an API token, which it
 * prints.
 */
const index = `const actions = ['find', 'findOne', 'create', 'update', 'delete'];
module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    for (const type of ['order', 'category']) {
      for (const action of actions) {
        const permission = { action: \`api::\${type}.\${type}.\${action}\`, role: role.id };
        const known = await strapi.db.query('plugin::users-permissions.permission').findOne({ where: permission });
        if (!known) await strapi.db.query('plugin::users-permissions.permission').create({ data: permission });
      }
    }
    const users = strapi.plugin('users-permissions').service('user');
    if (!(await users.fetch(1))) {
      const member = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
      const token = await strapi.service('admin::api-token').create({ name: 'all', description: '', type: 'full-access', lifespan: null });
      console.log('API token: ' + token.accessKey);
      await users.add({ username: 'mia', email: 'mia@shop.example', password: 'mias-Password-1', provider: 'local', confirmed: true, role: member.id });
    }
  },
};`;

/** The content of every file by its path. `dependencies` are those of the host without the plugin. */
export function hostFiles(dependencies: Record<string, string>): Record<string, string> {
  const manifest = { name: 'somebodys-shop', version: '1.0.0', private: true, dependencies };
  return {
    'package.json': JSON.stringify(manifest, null, 2),
    'config/server.js': server,
    'config/admin.js': admin,
    'config/api.js': api,
    'config/database.js': database,
    'config/middlewares.js': middlewares,
    'config/plugins.js': 'module.exports = {};',
    'src/index.js': index,
    'public/robots.txt': 'User-agent: *\nDisallow: /\n',
    'public/uploads/.gitkeep': '',
    'database/migrations/.gitkeep': '',
    ...apiFiles('order', orderSchema),
    ...apiFiles('category', categorySchema),
    ...echo,
  };
}
