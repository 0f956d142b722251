import { folderCircles } from './folder-circles.ts';
import { packagesOf, ROOT, sourceFiles } from './source-files.ts';

/* `npm run folders`: no circle between the folders of a package. */

const packages = packagesOf(ROOT);
const files = sourceFiles(packages, ROOT);
const faults = packages.flatMap((name) => {
  const circles = folderCircles(files.filter((file) => file.package === name));
  return circles.flatMap(({ places, arrows }) => [
    `${name}: a circle of ${places.join(', ')}`,
    ...arrows.flatMap(({ from, to, imports }) => [
      `  ${from} -> ${to}`,
      ...imports.map((one) => `    ${one.from} imports ${one.to}`),
    ]),
  ]);
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
