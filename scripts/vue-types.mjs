// Checks the types of the components with the native compiler: vue-tsgo writes each component as the TypeScript that vue-tsc would see,
// and what tsgo finds there is told by the component's own lines. (Its own `check` needs Node 22 and loses what a config extends.)
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Project } from 'vue-tsgo'
import { root, run, tool } from './steps.mjs'

const config = join(root, process.argv[2] ?? '', 'tsconfig.json')
const project = new Project(config)
await project.initialize()
await project.generate()
const copy = project.targetRoot
copyFileSync(join(root, 'package.json'), join(copy, 'package.json')) // its "imports" are the aliases
rmSync(join(copy, 'tsconfig.json'), { force: true })
const { types } = JSON.parse((await import('node:fs')).readFileSync(project.configTarget, 'utf8')).compilerOptions
writeFileSync(
  join(copy, 'tsconfig.json'),
  JSON.stringify({
    extends: join(root, 'tests/tsconfig.json'),
    compilerOptions: { types },
    include: [join(copy, '**/*.ts')],
    exclude: []
  })
)
const { output, code } = await run(tool('tsgo'), ['-p', copy, '--pretty', 'false'], { quiet: true })
console.log(output.slice(0, 3000), code)
