// Scripts that run inline. They stay strings, because their hashes go into the content security policy.

/** Has the browser lay out what stands above, so that less is left for the first frame. */
export const layoutScript = "document.body.offsetTop";

/**
 * What this browser remembers is there at the first paint: the theme, so that it never flashes (the switch itself is in
 * `ui/switch-theme.ts`), and the web fonts once `ui/fetch-fonts.ts` has fetched them.
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

/**
 * Keeps the last press inside an island until `client:interaction` listens: its script comes after the first frame. A
 * form that is sent before stays on the page.
 */
export const earlyPressScript = `var early,noteEarly=event=>{
let{target,type}=event;
if(!target.closest("astro-island[ssr]"))return;
if(type=="submit")event.preventDefault(),target.ariaBusy="true",early=target;
else early=target.closest("button[type=button]:not([command])")??early};
for(let type of["click","submit"])addEventListener(type,noteEarly,true)`.replaceAll("\n", "");

/**
 * Fetches the scripts of the page after its first frame, which waits for none of them. Once the first is there, which
 * listens to islands, it presses again what was pressed too early; if it cannot be had, a form is sent the plain way.
 */
export const loadScript = `{
let{src}=document.currentScript.dataset;
let stop=()=>{for(let type of["click","submit"])removeEventListener(type,noteEarly,true)};
requestAnimationFrame(()=>setTimeout(()=>{
let[first,...rest]=src.split(" ");
import(first).then(
()=>{stop();early&&(early.requestSubmit?early.requestSubmit():early.click())},
()=>{stop();early?.submit?.()});
rest.map(one=>import(one))}))
}`.replaceAll("\n", "");
