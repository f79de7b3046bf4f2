/*
 * `npm run house`: counts what keeps a reader out, prints it beside its bounds, and ends with 1 where one is broken or the
 * picture in CONTRIBUTING.md is out of date. `--runtime` also starts the service and counts what a request runs,
 * `--details` lists all that was found, `--picture` draws the picture anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Findings } from './bounds';
import { findCircles } from './circles';
import { findArrowsUp, findUnplaced } from './layers';
import { findImports, type Import } from './imports';
import { findMixedStatements } from './mixed-statements';
import { drawLayers, putPicture } from './picture';
import { findFolderCircles } from './folder-circles';
import { findEmptyServices, findFlatFiles } from './folders';
import { findRowCasts } from './row-casts';
import { measureRuntime } from './runtime/measure';
import { findLongFiles, findLongFunctions } from './sizes';
import { readSources, type Source } from './sources';
import { findBroken, listOf, tableOf } from './table';

const page = 'CONTRIBUTING.md';
const shown = ({ place, to }: Import) => `${place} → ${to}`;

function inspect(sources: Source[], imports: Import[]): Findings {
  const up = findArrowsUp(imports);
  return {
    circlesOfFiles: findCircles(imports).map((files) => files.join(', ')),
    circlesOfFolders: findFolderCircles(imports),
    arrowsUp: up.filter(({ isOfTypes }) => !isOfTypes).map(shown),
    typesFromAbove: up.filter(({ isOfTypes }) => isOfTypes).map(shown),
    unplaced: findUnplaced(sources.map(({ file }) => file)),
    flatFiles: findFlatFiles(sources),
    emptyServices: findEmptyServices(sources),
    rowCasts: findRowCasts(sources),
    mixedStatements: findMixedStatements(imports),
    longFiles: findLongFiles(sources),
    longFunctions: findLongFunctions(sources),
  };
}

/** Whether the page has this picture; with `isWritten` it has it afterwards. */
function checkPicture(diagram: string, isWritten: boolean): boolean {
  const text = readFileSync(page, 'utf8');
  const wanted = putPicture(text, diagram);
  if (isWritten && wanted !== text) writeFileSync(page, wanted);
  return isWritten || wanted === text;
}

async function main(options: string[]): Promise<number> {
  const projectDir = process.cwd();
  const sources = readSources(projectDir);
  const imports = findImports(sources);
  const findings = inspect(sources, imports);
  if (options.includes('--runtime')) Object.assign(findings, await measureRuntime(projectDir));

  console.log(tableOf(findings));
  if (options.includes('--details')) console.log(`\n${listOf(findings)}`);
  const broken = findBroken(findings);
  if (broken.length > 0) console.error(`\nMore than may be:\n${listOf(findings, broken)}`);
  const diagram = drawLayers(
    sources.map(({ file }) => file),
    imports,
  );
  const isDrawn = checkPicture(diagram, options.includes('--picture'));
  if (!isDrawn) {
    console.error(`\nThe picture in ${page} is out of date: npm run house -- --picture`);
  }
  return broken.length > 0 || !isDrawn ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
