/** What the build makes out of icon and word imports. */

declare module "icon:*" {
  /** Path data in a box of 512 x 512. */
  const paths: string;
  export default paths;
}

declare module "words:*" {
  /** Fluent source. */
  const source: string;
  export default source;
}
