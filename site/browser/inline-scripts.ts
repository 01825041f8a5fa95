// Scripts that run inline. They stay strings, because their hashes go into the content security policy.

/** Has the browser lay out what stands above, so that less is left for the first frame. */
export const layoutScript = "document.body.offsetTop";

/**
 * What this browser remembers is there at the first paint: the theme, so that it never flashes (the switch itself is in
 * `theme.ts`), and the web fonts once `web-fonts.ts` has fetched them.
 */
export const rememberedScript = `{
let root=document.documentElement.dataset;
try{
root.theme=localStorage.theme||"";
if(localStorage.fonts){
root.fonts="";
for(let link of document.querySelectorAll("link[as=font]"))link.media="all"}
}catch{}
}`.replaceAll("\n", "");
