/**
 * Runs inline before the first paint, so that a remembered theme never flashes and the switch answers at once.
 * It stays plain script in a string because its hash goes into the content security policy.
 * An empty choice means: as the system has it.
 */
export const themeScript = `(()=>{
let root=document.documentElement,choice="",show=()=>{
choice?root.dataset.theme=choice:delete root.dataset.theme;
for(let i of document.querySelectorAll("[data-theme-switch] input"))i.checked=i.value===choice};
try{choice=localStorage.theme||""}catch{}
show();
document.addEventListener("DOMContentLoaded",show);
document.addEventListener("change",e=>{
if(!e.target.closest("[data-theme-switch]"))return;
choice=e.target.value;
show();
try{localStorage.theme=choice}catch{}
})})()`;
