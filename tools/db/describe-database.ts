import pg from "pg";
import { COLUMN_TYPES } from "./column-types.ts";

interface Column {
  table: string;
  column: string;
  type: string;
  typeName: string;
  notNull: boolean;
  default: string | null;
  identity: string;
  /** The constraints on this column alone. */
  checks: string[];
}

/** Reads a migrated database back as SQL for people and as types for Kysely. */
export async function describeDatabase(url: string): Promise<{ sql: string; types: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const columns = await query<Column>(client, COLUMNS);
    const tables = Map.groupBy(columns, (column) => column.table);
    const pieces = [
      ...(await query<Piece>(client, EXTENSIONS)),
      ...(await query<Piece>(client, FUNCTIONS)),
      ...tableStatements(tables, await query<Piece & { unlogged: boolean }>(client, TABLES)),
      ...(await query<Piece>(client, CONSTRAINTS)),
      ...(await query<Piece>(client, INDEXES)),
      ...(await query<Piece>(client, TRIGGERS)),
    ];
    return {
      sql: HEAD_SQL + pieces.map(({ text }) => `${text};\n`).join("\n"),
      types: toTypes(tables),
    };
  } finally {
    await client.end();
  }
}

interface Piece {
  name: string;
  text: string;
}

async function query<T>(client: pg.Client, text: string): Promise<T[]> {
  return (await client.query(text)).rows as T[];
}

function tableStatements(
  tables: Map<string, Column[]>,
  kinds: { name: string; unlogged: boolean }[],
): Piece[] {
  return [...tables].map(([table, columns]) => {
    const unlogged = kinds.some((kind) => kind.name === table && kind.unlogged) ? "unlogged " : "";
    const lines = columns.map((column) => `  ${columnSql(column)}`).join(",\n");
    return { name: table, text: `create ${unlogged}table ${table} (\n${lines}\n)` };
  });
}

function columnSql(column: Column): string {
  const parts = [column.column, column.type];
  if (column.identity) parts.push("generated always as identity");
  if (column.default) parts.push(`default ${column.default}`);
  if (column.notNull) parts.push("not null");
  return parts.join(" ");
}

const TYPES: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  timestamptz: "Date",
  date: "string",
  bytea: "Buffer",
};

function toTypes(tables: Map<string, Column[]>): string {
  const known = new Set([...tables.values()].flat().map(nameOf));
  for (const name of Object.keys(COLUMN_TYPES))
    if (!known.has(name)) throw new Error(`${name} in tools/db/column-types.ts isn't a column.`);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column}: ${columnType(column)};`).join("\n");
    return `interface ${pascal(table)} {\n${lines}\n}\n`;
  });
  const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`).join("\n");
  const head = HEAD_TYPES.replace("IMPORTS\n", importsOfTypes());
  return `${head}\n${interfaces.join("\n")}\nexport interface DB {\n${all}\n}\n`;
}

function importsOfTypes(): string {
  const sources = Map.groupBy(Object.values(COLUMN_TYPES), ({ from }) => from);
  return [...sources]
    .flatMap(([from, types]) => {
      const names = [...new Set(types.map(({ name }) => name))].toSorted().join(", ");
      return from ? [`import type { ${names} } from "${from}";\n`] : [];
    })
    .toSorted()
    .join("");
}

function nameOf({ table, column }: Column): string {
  return `${table}.${column}`;
}

function columnType(column: Column): string {
  const type = valueType(column);
  const full = column.notNull ? type : `${type} | null`;
  if (column.identity) return `GeneratedAlways<${full}>`;
  return column.default === null ? full : `Generated<${full}>`;
}

function valueType(column: Column): string {
  const named = COLUMN_TYPES[nameOf(column)]?.name;
  if (column.typeName === "jsonb") {
    if (!named) throw new Error(`Say in tools/db/column-types.ts what ${nameOf(column)} holds.`);
    return `Json<${named}>`;
  }
  const values = column.checks.map(valuesOf).find((found) => found !== null);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const isArray = column.typeName.startsWith("_");
  const known = TYPES[isArray ? column.typeName.slice(1) : column.typeName];
  const name = named ?? known ?? "string";
  return isArray ? `${name}[]` : name;
}

/** The words or whole numbers that a constraint limits a column to; null when it is of another kind. */
function valuesOf(check: string): (string | number)[] | null {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check) ?? [];
  if (!list) return null;
  if (/^\d+(, \d+)*$/.test(list)) return list.split(", ").map(Number);
  return Array.from(list.matchAll(/'((?:[^']|'')*)'::text/g), ([, word]) =>
    word!.replaceAll("''", "'"),
  );
}

function pascal(table: string): string {
  return table.replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase());
}

const HEAD_SQL = `-- Generated from the migrations by "npm run db:schema". For reading only; a test compares it with them.\n\n`;
const HEAD_TYPES = `// Generated from the migrations by "npm run db:schema". A test compares it with them.
IMPORTS
import type { ColumnType, GeneratedAlways } from "kysely";

/** The database fills it in when it is left out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

/** Read as what was stored, written as text. */
type Json<T> = ColumnType<T, string, string>;
`;

const OURS = `n.nspname = 'public' and c.relname <> 'schema_migrations'`;
const FROM_CLASS = `from pg_class c join pg_namespace n on n.oid = c.relnamespace`;

const TABLES = `select c.relname as name, c.relpersistence = 'u' as unlogged ${FROM_CLASS}
  where ${OURS} and c.relkind in ('r', 'p')`;

const COLUMNS = `select c.relname as "table", a.attname as "column",
    format_type(a.atttypid, a.atttypmod) as type, t.typname as "typeName",
    a.attnotnull as "notNull", a.attidentity as identity,
    pg_get_expr(d.adbin, d.adrelid) as "default",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
  ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OURS} and c.relkind in ('r', 'p') order by c.relname, a.attnum`;

const CONSTRAINTS = `select k.conname as name,
    format('alter table %s add constraint %s %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and k.contype <> 'n' order by c.relname, k.contype desc, k.conname`;

const INDEXES = `select c.relname as name, replace(pg_get_indexdef(i.indexrelid), ' public.', ' ') as text
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class r on r.oid = i.indrelid
  where n.nspname = 'public' and r.relname <> 'schema_migrations'
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname`;

const EXTENSIONS = `select extname as name, format('create extension %s', extname) as text
  from pg_extension where extname <> 'plpgsql' order by extname`;

/** Ours, not those that an extension brings. */
const FUNCTIONS = `select p.proname as name, replace(pg_get_functiondef(p.oid), 'FUNCTION public.', 'FUNCTION ') as text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public'
    and not exists (select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

const TRIGGERS = `select t.tgname as name, replace(pg_get_triggerdef(t.oid), ' public.', ' ') as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and not t.tgisinternal order by t.tgname, c.relname`;
