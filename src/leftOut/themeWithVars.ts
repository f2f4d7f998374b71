// Replaces what MUI makes a theme of CSS variables with. The console writes its own (src/theme/cssVariables.ts).

export default function createThemeWithVars(): never {
  throw new Error("The theme's colours are custom properties already: leave out cssVariables.");
}
