/** The folder of the words, relative to the working directory; the build of a release has one of its own. */
export const contentFolder = process.env.CONTENT_DIR || "content";
/** In the folder of the words of a release: the sizes of its pictures that were made before. */
export const pictureSizesFolder = "picture-sizes";
