/*
 * The text of a statement, sql`…`, names columns that the compiler does not see. This rule reads it and knows the tables
 * by database/tables.ts: `t.title` must be a column of the table that the file calls t, and a name alone one of a table
 * that the file speaks of, or a name that it gives by `as`.
 */
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const source = require.resolve('../src/plugins/svc/server/src/database/tables.ts');

/** A module of ours that imports nothing but types and others of its kind. */
function load(file) {
  const { outputText } = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  const requireOurs = (name) => load(path.join(path.dirname(file), `${name}.ts`));
  new Function('require', 'exports', outputText)(requireOurs, exports);
  return exports;
}

const { tables } = load(source);
const columnsOf = new Map(
  Object.entries(tables).map(([table, columns]) => [table, Object.keys(columns)]),
);

const allColumns = new Set([...columnsOf.values()].flat());

const words = new Set(
  (
    'select distinct from where and or not null is in exists between like escape case when then else end as on ' +
    'join left order by group having limit offset desc asc union all insert into values update set delete ' +
    'conflict do duplicate key coalesce sum count abs lower concat cast decimal excluded'
  ).split(' '),
);

/** The text of a template, with a hole where a value or a part is put in. */
function textOf({ quasi }) {
  return quasi.quasis.map(({ value }) => value.cooked).join(' ? ');
}

/** The name without what stands in quotation marks and is no name at all. */
function withoutTexts(text) {
  return text.replace(/'[^']*'/g, "''").toLowerCase();
}

function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups);
}

/** What the statements of one file call things. */
class Names {
  /** The tables that an alias stands for; an alias of a sub-query stands for none. */
  aliases = new Map();
  /** Names that are given by `as`. */
  given = new Set();
  columns = new Set();

  add(text) {
    for (const [table, alias] of matches(text, /\b((?:svc_|up_|files)\w*)(?: +(?:as +)?(\w+))?/g)) {
      if (!columnsOf.has(table)) continue;
      for (const column of columnsOf.get(table)) this.columns.add(column);
      this.alias(table, table);
      if (alias && !words.has(alias)) this.alias(alias, table);
    }
    for (const [alias] of matches(text, /[)?]\s+(?:as\s+)?([a-z]\w*)/g)) {
      if (!words.has(alias) && !this.aliases.has(alias)) this.aliases.set(alias, new Set());
    }
    for (const [name] of matches(text, /\bas\s+(\w+)/g)) this.given.add(name);
  }

  alias(name, table) {
    this.aliases.set(name, (this.aliases.get(name) ?? new Set()).add(table));
  }

  knows(name) {
    // Parts of statements may be about tables that others name.
    const columns = this.columns.size > 0 ? this.columns : allColumns;
    return [this.aliases, this.given, columns, columnsOf, words].some((known) => known.has(name));
  }

  knowsOf(owner, column) {
    if (owner === 'excluded') return this.columns.has(column);
    const named = this.aliases.get(owner);
    if (!named) return false;
    if (this.given.has(column)) return true;
    const of = named.size > 0 ? [...named] : [...columnsOf.keys()];
    return of.some((table) => columnsOf.get(table).includes(column));
  }
}

function create(context) {
  const templates = [];
  const names = new Names();
  return {
    TaggedTemplateExpression(node) {
      if (node.tag.name === 'sql') templates.push({ node, text: withoutTexts(textOf(node)) });
    },
    CallExpression({ callee, arguments: [table] }) {
      if (callee.name === 'columns' && typeof table?.value === 'string') names.add(table.value);
    },
    'Program:exit'() {
      for (const { text } of templates) names.add(text);
      for (const { node, text } of templates) {
        for (const [owner, column] of matches(text, /\b(?:([a-z_]\w*)\.)?([a-z_]\w*)\b/g)) {
          const isKnown = owner ? names.knowsOf(owner, column) : names.knows(column);
          const name = owner ? `${owner}.${column}` : column;
          if (!isKnown) context.report({ node, messageId: 'unknown', data: { name } });
        }
      }
    },
  };
}

module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'A statement names columns that its tables have.' },
    schema: [],
    messages: { unknown: 'No table that this file speaks of has the column {{name}}.' },
  },
  create,
};
